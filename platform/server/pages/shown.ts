import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What orders and comments change of what a page shows; any other change is taken to concern every page. Availability, which
 * goods there are, is told by no notice.
 */
export type Traded = `product:${number}` | `shop:${number}` | 'availability'

/** What a page shows, and what is counted whenever it is shown. */
export class Shown extends Set<Traded> {
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
export function noteShown(...traded: Traded[]) {
  const shown = noting.getStore()
  if (shown) for (const each of traded) shown.add(each)
}

/** Makes something, and collects meanwhile what it shows. */
export const notingShown = <Made>(shown: Shown, make: () => Promise<Made>) => noting.run(shown, make)

const prefix = 'traded '

/** Which of it a notice of the database names; undefined where anything may have changed. */
export const tradedIn = (notice: string): Traded[] | undefined =>
  notice.startsWith(prefix) ? (notice.slice(prefix.length).split(' ') as Traded[]) : undefined
