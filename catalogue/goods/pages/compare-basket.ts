import { useSyncExternalStore } from 'react'
import { onKept, readKept, writeKept } from '#platform/web/kept.ts'

export interface Compared {
  id: number
  title: string
}

export const mostCompared = 4

const key = 'compare'
const none: Compared[] = []
let kept: { text: string | null; list: Compared[] } | undefined

/** Read anew whenever the stored text is another one, so that two windows show the same basket. */
function read(): Compared[] {
  const text = localStorage.getItem(key)
  if (kept?.text !== text) kept = { text, list: readKept<Compared[]>(key) ?? none }
  return kept?.list ?? none
}

const write = (list: Compared[]) => writeKept(key, list)

/** The grades put aside for comparison, in this browser. */
export function useCompareBasket() {
  const list = useSyncExternalStore(onKept, read, () => none)
  return {
    list,
    full: list.length >= mostCompared,
    has: (id: number) => list.some((each) => each.id === id),
    put: (item: Compared) => write([...read().filter(({ id }) => id !== item.id), item].slice(-mostCompared)),
    take: (gone: number) => write(read().filter(({ id }) => id !== gone)),
    clear: () => write(none),
  }
}
