import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * To what the notice of a change can be limited: goods and shops that orders and comments change, and who is signed in and may
 * do what. Any other change is taken to concern every page. Availability, which goods there are, is told by no notice.
 */
export type Aspect = `product:${number}` | `shop:${number}` | 'availability' | 'people'

/** What a page shows, and what is counted whenever it is shown. */
export class Shown extends Set<Aspect> {
  readonly #counts: (() => void)[] = []

  count(count: () => void) {
    this.#counts.push(count)
  }

  /** Once more, from memory. */
  again() {
    for (const count of this.#counts) count()
  }
}

const noting = new AsyncLocalStorage<Shown>()

/** Counts it now and whenever a page that is made of it is shown again. */
export function countShown(count: () => void) {
  count()
  noting.getStore()?.count(count)
}

/** Said by whoever reads it, before asking: whoever made the page last may have asked for others too. */
export function noteShown(...aspects: Aspect[]) {
  const shown = noting.getStore()
  if (shown) for (const each of aspects) shown.add(each)
}

/** Makes something, and collects meanwhile what it shows. */
export const notingShown = <Made>(shown: Shown, make: () => Promise<Made>) => noting.run(shown, make)

const prefix = 'only '

/** What a notice of the database is limited to; undefined where anything may have changed. */
export const aspectsIn = (notice: string): Aspect[] | undefined =>
  notice.startsWith(prefix) ? (notice.slice(prefix.length).split(' ') as Aspect[]) : undefined
