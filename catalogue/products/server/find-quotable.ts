import type { QuotableGoods } from '#catalogue/products/office/quotable.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { searchQuotable } from './quotable-queries.ts'

/** Products on sale, each followed by its lots that are not sold out, by any words of their names. */
export async function findQuotable(db: Db, by: Reach, search: string): Promise<QuotableGoods[]> {
  return findGoods(db, await searchQuotable(db, by, search.split(/\s+/).slice(0, 6)))
}
