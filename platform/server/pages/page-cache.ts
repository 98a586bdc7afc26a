import { aspectsIn, notingShown, Shown, type Aspect } from './shown.ts'

/** A page, or the answer to a call, that every signed-out visitor of a site and language gets alike; or who is signed in. */
interface SharedPage {
  /** With the room that it takes at most. */
  shared: { bytes: number }
}

type Make<Page extends object> = (before: Page | undefined) => Promise<Page | (Page & SharedPage)>

export interface PageCache {
  /**
   * The page from memory; else made once, however many ask for it meanwhile. What is not shared is made for each. Who makes it
   * anew is given the one of before, and may find that it would be the same.
   */
  get<Page extends object>(key: string, make: Make<Page>): Promise<Page>
  /** While false nothing is kept: changes could go unnoticed. */
  listening(now: boolean): void
  /** Forgets what the notice concerns: the pages that show what it names, or everything. */
  notice(payload: string): void
}

interface Kept {
  page: object & SharedPage
  shown: Shown
  until: number
}

/** A page on its way. It is not known yet what it will show, so all that came meanwhile is looked at when it is made. */
interface Flight {
  made: Promise<object>
  shown: Shown
  notices: string[]
}

const concerns = (notice: string, shown: ReadonlySet<Aspect>) =>
  aspectsIn(notice)?.some((each) => shown.has(each)) ?? true

// News appear and exhibitions end at a time, without a change that could be noticed. Search learns a little later than pages
// what is sold out.
const lifetimeOf = (shown: ReadonlySet<Aspect>) => (shown.has('availability') ? 1_000 : 60_000)

const sharedOf = (page: object) => (page as Partial<SharedPage>).shared

/** Pages up to a number of bytes, those of before too; the one that was not used for longest goes first. */
class KeptPages {
  readonly #kept = new Map<string, Kept>()
  readonly #mostBytes: number
  readonly #now: () => number
  #bytes = 0

  constructor(mostBytes: number, now: () => number) {
    this.#mostBytes = mostBytes
    this.#now = now
  }

  keep(key: string, page: object & SharedPage, shown: Shown) {
    const { bytes: size } = page.shared
    if (size > this.#mostBytes / 4) return
    this.#forget(key)
    this.#kept.set(key, { page, shown, until: this.#now() + lifetimeOf(shown) })
    this.#bytes += size
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
  }

  find(key: string) {
    const entry = this.#kept.get(key)
    if (!entry || entry.until <= this.#now()) return undefined
    // What is used moves to the end.
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    entry.shown.again()
    return entry.page
  }

  /** However old. */
  before(key: string) {
    return this.#kept.get(key)?.page
  }

  endWhere(isOver: (shown: Shown) => boolean) {
    for (const entry of this.#kept.values()) if (isOver(entry.shown)) entry.until = 0
  }

  #forget(key: string) {
    this.#bytes -= this.#kept.get(key)?.page.shared.bytes ?? 0
    this.#kept.delete(key)
  }
}

export function createPageCache(mostBytes: number, now: () => number = Date.now): PageCache {
  const kept = new KeptPages(mostBytes, now)
  const flights = new Map<string, Flight>()
  let open = false

  async function takeOff<Page extends object>(key: string, make: Make<Page>): Promise<Page> {
    const [shown, notices] = [new Shown(), []]
    const made = notingShown(shown, () => make(kept.before(key) as Page | undefined))
    const flight: Flight = { made, shown, notices }
    flights.set(key, flight)
    try {
      const page = await made
      const still = flights.get(key) === flight
      if (still && sharedOf(page) && !missed(flight)) kept.keep(key, page as Page & SharedPage, shown)
      return page
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  const missed = ({ shown, notices }: Flight, until = notices.length) =>
    notices.slice(0, until).some((notice) => concerns(notice, shown))

  async function get<Page extends object>(key: string, make: Make<Page>): Promise<Page> {
    if (!open || mostBytes === 0) return make(undefined)
    const found = kept.find(key)
    if (found) return found as Page
    const flight = flights.get(key)
    if (!flight) return takeOff(key, make)
    // Who asks now must not get what was read before a change that has been noticed by now.
    const noticed = flight.notices.length
    const page = await flight.made.catch(() => undefined)
    if (!page || !sharedOf(page)) return make(undefined)
    if (missed(flight, noticed)) return get(key, make)
    flight.shown.again()
    return page as Page
  }

  return {
    get,
    notice(payload) {
      kept.endWhere((shown) => concerns(payload, shown))
      for (const { notices } of flights.values()) notices.push(payload)
    },
    listening(is) {
      open = is
      kept.endWhere(() => true)
      flights.clear()
    },
  }
}
