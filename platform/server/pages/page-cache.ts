import type { SplitHtml } from './split-html.ts'

/** A page that every signed-out visitor of a site and language gets alike. */
export interface SharedPage {
  shared: SplitHtml
}

export interface PageCache {
  /** The page from memory; else made once, however many ask for it meanwhile. What is not shared is made for each. */
  get<Page extends object>(key: string, make: () => Promise<Page | (Page & SharedPage)>): Promise<Page>
  /** While false nothing is kept: changes could go unnoticed. */
  listening(now: boolean): void
  /** Forgets everything. */
  clear(): void
}

interface Kept {
  page: object & SharedPage
  until: number
}

// News appear and exhibitions end by the clock, without a change that could be noticed.
const lifetime = 60_000

const sharedOf = (page: object): SplitHtml | undefined => (page as Partial<SharedPage>).shared

export function createPageCache(mostBytes: number, now: () => number = Date.now): PageCache {
  // The oldest first: what is used moves to the end.
  const kept = new Map<string, Kept>()
  const flights = new Map<string, Promise<object>>()
  let bytes = 0
  let open = false
  let generation = 0

  function forget(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= entry.page.shared.bytes
    kept.delete(key)
  }

  function keep(key: string, page: object & SharedPage) {
    const { bytes: size } = page.shared
    if (size > mostBytes / 4) return
    forget(key)
    kept.set(key, { page, until: now() + lifetime })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  function find(key: string) {
    const entry = kept.get(key)
    if (!entry) return undefined
    kept.delete(key)
    if (entry.until <= now()) {
      bytes -= entry.page.shared.bytes
      return undefined
    }
    kept.set(key, entry)
    return entry.page
  }

  function clear() {
    generation++
    kept.clear()
    // Who asks from now on must not get what was begun before.
    flights.clear()
    bytes = 0
  }

  return {
    clear,
    listening(is) {
      open = is
      clear()
    },
    async get<Page extends object>(key: string, make: () => Promise<Page>) {
      if (!open || mostBytes === 0) return make()
      const found = find(key)
      if (found) return found as Page
      const running = flights.get(key)
      if (running) {
        const page = await running.catch(() => undefined)
        return page && sharedOf(page) ? (page as Page) : make()
      }
      const begun = generation
      const flight = make()
      flights.set(key, flight)
      try {
        const page = await flight
        if (sharedOf(page) && begun === generation) keep(key, page as Page & SharedPage)
        return page
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },
  }
}
