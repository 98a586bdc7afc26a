import type { ProductFilter } from '../contract.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { fetchMatches } from './fetch-matches.ts'
import { matchProducts } from './match-products.ts'

/** The first few of what meets a filter, for pages that show a choice and no list. */
export async function pickProducts(db: Db, filter: ProductFilter, limit: number): Promise<ProductItem[]> {
  const matches = await matchProducts(db, filter)
  const { list } = await fetchMatches(db, matches, { page: 1, limit, orderBy: 'relevance', sortType: undefined })
  return list
}
