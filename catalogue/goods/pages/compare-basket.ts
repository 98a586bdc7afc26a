import { useSyncExternalStore } from 'react'

export interface Compared {
  id: number
  title: string
}

export const mostCompared = 4

const key = 'compare'
const none: Compared[] = []
const listeners = new Set<() => void>()
let kept: { text: string | null; list: Compared[] } | undefined

/** Read anew whenever the stored text is another one, so that two windows show the same basket. */
function read(): Compared[] {
  const text = localStorage.getItem(key)
  if (kept?.text !== text) kept = { text, list: parse(text) }
  return kept?.list ?? none
}

function parse(text: string | null): Compared[] {
  try {
    const list = JSON.parse(text ?? '[]') as Compared[]
    return list.filter(({ id, title }) => Number.isInteger(id) && typeof title === 'string').slice(0, mostCompared)
  } catch {
    return none
  }
}

function write(list: Compared[]) {
  localStorage.setItem(key, JSON.stringify(list))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The grades put aside for comparison, in this browser. */
export function useCompareBasket() {
  const list = useSyncExternalStore(subscribe, read, () => none)
  return {
    list,
    full: list.length >= mostCompared,
    has: (id: number) => list.some((each) => each.id === id),
    put: (item: Compared) => write([...read().filter(({ id }) => id !== item.id), item].slice(-mostCompared)),
    take: (gone: number) => write(read().filter(({ id }) => id !== gone)),
    clear: () => write(none),
  }
}
