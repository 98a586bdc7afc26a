import { decoded } from './decoded.ts'
import { layOutAll } from './prepare-rest.ts'
import { randomId } from './random-id.ts'

const storageKey = 'scroll'

const known = () => (history.state as { key?: string } | null)?.key

/** Key of the entry that the browser is at. A document starts without one, and so does a jump within the page. */
function keyHere(): string {
  const key = known() ?? randomId()
  if (!known()) history.replaceState({ ...(history.state as object | null), key }, '')
  return key
}

/** As browsers look for it: the fragment as it stands, then with its escapes read. */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  return document.getElementById(name) ?? document.getElementById(decoded(name))
}

const startAt = (target: HTMLElement | null) => (target ? target.scrollIntoView() : window.scrollTo(0, 0))

/** New pages start at the top or at their anchor; going back finds the old place, also after a reload. */
export function scrollMemory() {
  history.scrollRestoration = 'manual'
  const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  let left = keyHere()
  const goBack = () => {
    layOutAll()
    window.scrollTo(0, places[left] ?? 0)
  }
  // Nothing is asked of a page that is where it should be: it would have to be laid out for the answer.
  let due = places[left] ? goBack : undefined

  const remember = () => {
    places[left] = window.scrollY
  }
  window.addEventListener('pagehide', () => {
    remember()
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  })

  return {
    /** Before leaving a page, or a place on it. */
    remember,
    /** Of the entry whose page is on the screen. */
    key: () => left,
    expect({ hash }: URL, { back, stay }: { back: boolean; stay: boolean }) {
      left = keyHere()
      layOutAll()
      if (back) due = goBack
      else if (hash || !stay) due = () => startAt(targetOf(hash))
    },
    /** The browser went to another entry of the same page: to a new one it has scrolled by itself. */
    moved() {
      const back = known() !== undefined
      if (known() === left) return
      if (back) remember()
      left = keyHere()
      if (back) goBack()
    },
    settle() {
      due?.()
      due = undefined
    },
  }
}
