import type { Page } from '#platform/contract/paging.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import { currentState } from '#catalogue/goods/server/search-state.ts'

type WithProduct<Row> = Omit<Row, 'productId'> & { product: ProductItem }

/** A page of things that point to products, with the products in place of their ids. */
export async function withProducts<Row extends { productId: number }>(
  db: Db,
  page: Page<Row>,
): Promise<Page<WithProduct<Row>>> {
  const ids = [...new Set(page.list.map(({ productId }) => productId))]
  const items = await findItems(db, ids, await currentState(db))
  const byId = new Map(items.map((item) => [item.id, item]))
  const list = page.list.flatMap(({ productId, ...row }) => {
    const product = byId.get(productId)
    return product ? [{ ...row, product }] : []
  })
  return { ...page, list }
}
