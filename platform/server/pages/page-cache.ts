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

// News appear and exhibitions end at a time, without a change that could be noticed.
const lifetime = 60_000

const sharedOf = (page: object): SplitHtml | undefined => (page as Partial<SharedPage>).shared

/** Pages up to a number of bytes; the one that was not used for longest goes first. */
class KeptPages {
  readonly #kept = new Map<string, Kept>()
  readonly #mostBytes: number
  readonly #now: () => number
  #bytes = 0

  constructor(mostBytes: number, now: () => number) {
    this.#mostBytes = mostBytes
    this.#now = now
  }

  keep(key: string, page: object & SharedPage) {
    const { bytes: size } = page.shared
    if (size > this.#mostBytes / 4) return
    this.#forget(key)
    this.#kept.set(key, { page, until: this.#now() + lifetime })
    this.#bytes += size
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
  }

  find(key: string) {
    const entry = this.#kept.get(key)
    this.#forget(key)
    if (!entry || entry.until <= this.#now()) return undefined
    // What is used moves to the end.
    this.#kept.set(key, entry)
    this.#bytes += entry.page.shared.bytes
    return entry.page
  }

  clear() {
    this.#kept.clear()
    this.#bytes = 0
  }

  #forget(key: string) {
    this.#bytes -= this.#kept.get(key)?.page.shared.bytes ?? 0
    this.#kept.delete(key)
  }
}

export function createPageCache(mostBytes: number, now: () => number = Date.now): PageCache {
  const kept = new KeptPages(mostBytes, now)
  const flights = new Map<string, Promise<object>>()
  let open = false
  let generation = 0

  function clear() {
    generation++
    kept.clear()
    // Who asks from now on must not get what was begun before.
    flights.clear()
  }

  return {
    clear,
    listening(is) {
      open = is
      clear()
    },
    async get<Page extends object>(key: string, make: () => Promise<Page>) {
      if (!open || mostBytes === 0) return make()
      const found = kept.find(key)
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
        if (sharedOf(page) && begun === generation) kept.keep(key, page as Page & SharedPage)
        return page
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },
  }
}
