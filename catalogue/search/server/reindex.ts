import type { Db } from '#platform/server/database/database.ts'
import { indexProducts } from './index-products.ts'
import { searchIdsOfBrand, searchIdsOfCategory } from './index-queries.ts'

/** What a brand is called is part of what its products are found by. */
export const reindexBrand = async (tx: Db, id: number) => indexProducts(tx, await searchIdsOfBrand(tx, id))

/** The same for a category and those below it. */
export const reindexCategory = async (tx: Db, id: number) => indexProducts(tx, await searchIdsOfCategory(tx, id))
