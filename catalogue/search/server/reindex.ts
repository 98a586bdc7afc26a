import type { Db } from '#platform/server/database/database.ts'
import { indexProducts } from './index-products.ts'
import { searchIdsOfBrand, searchIdsOfCategory } from './index-queries.ts'

const atOnce = 1000

/** Many products, some at a time; whoever waits is told in between. */
export async function reindexProducts(tx: Db, ids: readonly number[], say?: () => Promise<unknown>) {
  for (let at = 0; at < ids.length; at += atOnce) {
    await indexProducts(tx, ids.slice(at, at + atOnce))
    await say?.()
  }
}

/** What a brand is called is part of what its products are found by. */
export const reindexBrand = async (tx: Db, id: number) => reindexProducts(tx, await searchIdsOfBrand(tx, id))

/** The same for a category and those below it. */
export const reindexCategory = async (tx: Db, id: number) => reindexProducts(tx, await searchIdsOfCategory(tx, id))
