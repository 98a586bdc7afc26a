import { vi } from 'vitest'

interface Entry {
  url: URL
  state: unknown
}

/** A window with a history, a scroll position and elements by id, as far as the router uses them. */
export function fakeWindow(at: string) {
  const origin = 'http://site.test'
  const entries: Entry[] = [{ url: new URL(at, origin), state: null }]
  let here = 0
  const current = () => entries[here] ?? { url: new URL(origin), state: null }
  const kept = new Map<string, string>()
  const elements = new Map<string, number>()
  const events = new EventTarget()
  const page = Object.assign(events, {
    scrollY: 0,
    scrollTo: (_: number, y: number) => void (page.scrollY = y),
    isSecureContext: false,
  })
  const documentEvents = new EventTarget()

  const history = {
    scrollRestoration: 'auto',
    get state() {
      return current().state
    },
    pushState(state: unknown, _: string, url: string | URL) {
      entries.splice(here + 1, Infinity, { url: new URL(url, current().url), state })
      here++
    },
    replaceState(state: unknown, _: string, url: string | URL = current().url) {
      entries[here] = { url: new URL(url, current().url), state }
    },
  }

  vi.stubGlobal('window', page)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get href() {
      return current().url.href
    },
    get pathname() {
      return current().url.pathname
    },
    get search() {
      return current().url.search
    },
    get hash() {
      return current().url.hash
    },
    origin,
    assign: vi.fn<(url: string | URL) => void>(),
    reload: vi.fn<() => void>(),
  })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  vi.stubGlobal(
    'document',
    Object.assign(documentEvents, {
      documentElement: { classList: { add: () => undefined } },
      getElementById: (id: string) =>
        elements.has(id) ? { scrollIntoView: () => void (page.scrollY = elements.get(id) ?? 0) } : null,
    }),
  )

  return {
    page,
    elements,
    addressOf: () => current().url.href.slice(origin.length),
    entries: () => entries.map(({ url }) => url.href.slice(origin.length)),
    /** What a browser does by itself with a link to a place on the page. */
    jump(hash: string) {
      history.pushState(null, '', hash)
      page.scrollY = elements.get(hash.slice(1)) ?? page.scrollY
      events.dispatchEvent(new Event('popstate'))
      events.dispatchEvent(new Event('hashchange'))
    },
    /** Back (-1) or forward (1). */
    step(by: number) {
      here += by
      events.dispatchEvent(new Event('popstate'))
    },
    click(link: object, init: object = {}) {
      const target = { closest: () => link }
      const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...init })
      Object.defineProperty(event, 'target', { value: target })
      documentEvents.dispatchEvent(event)
      return event
    },
    submit(form: object) {
      const event = new Event('submit', { cancelable: true })
      Object.defineProperty(event, 'target', { value: form })
      documentEvents.dispatchEvent(event)
      return event
    },
  }
}
