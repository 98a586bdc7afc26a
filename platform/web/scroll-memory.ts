import { layOutAll } from './prepare-rest.ts'

const storageKey = 'scroll'

/** New pages start at the top or at their anchor; going back finds the old place, also after a reload. */
export function scrollMemory() {
  history.scrollRestoration = 'manual'
  const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  const key = () => (history.state as { key?: string } | null)?.key ?? ''
  // Every document starts with a place of its own in the history.
  if (!key()) history.replaceState({ key: crypto.randomUUID() }, '')
  let left = key()
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
    /** Before leaving a page. */
    remember,
    expect(url: URL, { back, stay }: { back: boolean; stay: boolean }) {
      left = key()
      const anchor = url.hash ? decodeURIComponent(url.hash.slice(1)) : undefined
      layOutAll()
      if (back) due = goBack
      else if (anchor) due = () => document.getElementById(anchor)?.scrollIntoView()
      else if (!stay) due = () => window.scrollTo(0, 0)
    },
    settle() {
      due?.()
      due = undefined
    },
  }
}
