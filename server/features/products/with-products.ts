import type { Page } from '#contract/paging.ts'
import type { ProductItem } from '#contract/product.ts'
import type { Db } from '#server/database/database.ts'
import { findItems } from './find-items.ts'
import { currentState } from './search-state.ts'

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
