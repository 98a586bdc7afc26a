import type { Visitor } from '#platform/web/visit.ts'
import type { Price } from '../product.ts'

interface Priced {
  id: number
  price: Price | null
}

/** The same products at what the visitor's company pays. Pages that visitors share are made without asking. */
export async function withOwnPrices<Item extends Priced>(
  { api, signedIn }: Pick<Visitor, 'api' | 'signedIn'>,
  items: readonly Item[],
): Promise<Item[]> {
  if (!signedIn || items.length === 0) return [...items]
  const found = await api.priceLists.own({ id: items.map(({ id }) => id) })
  const own = new Map(found.map(({ productId, price }) => [productId, price]))
  return items.map((item) => ({ ...item, price: own.get(item.id) ?? item.price }))
}

/** The same where each stands beside something else. */
export async function withOwnPricesIn<Row extends { product: Priced }>(
  visitor: Pick<Visitor, 'api' | 'signedIn'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (!visitor.signedIn) return rows
  const products = await withOwnPrices(
    visitor,
    rows.map(({ product }) => product),
  )
  return rows.map((row, at) => ({ ...row, product: products[at] ?? row.product }))
}
