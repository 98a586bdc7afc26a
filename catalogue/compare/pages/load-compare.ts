import { compare } from '../contract.ts'
import type { Visit } from '#platform/web/visit.ts'
import { withOwnPrices } from '#catalogue/goods/pages/own-prices.ts'
import { mostCompared } from '#catalogue/goods/pages/compare-basket.ts'
import * as v from 'valibot'

const similarShown = 4
const Ids = compare.compare.input.entries.ids

/** The ids of the address that can be ids at all, each once, as many as can be compared. */
export function comparedIds(query: URLSearchParams): number[] {
  const ids = query.getAll('ids').flatMap((text) => {
    const parsed = v.safeParse(Ids, text)
    return parsed.success ? parsed.output : []
  })
  return [...new Set(ids)].slice(0, mostCompared)
}

/** The products of the address, and what could be set beside them. */
export async function loadCompare(visit: Visit) {
  const { api, url } = visit
  const ids = comparedIds(url.searchParams)
  const found = ids.length > 0 ? await api.products.compare({ ids }) : []
  const [first] = found
  const near =
    first && found.length < mostCompared
      ? await api.products.similar({ id: first.id, limit: similarShown + mostCompared })
      : undefined
  const shown = new Set(found.map(({ id }) => id))
  return {
    products: await withOwnPrices(visit, found),
    gone: ids.length - found.length,
    similar: (near?.list ?? []).filter(({ id }) => !shown.has(id)).slice(0, similarShown),
  }
}
