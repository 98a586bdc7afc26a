import type { ProductDetail, ProductItem } from '../product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findItems } from './find-items.ts'
import type { Names } from './load-names.ts'
import { propertyOf } from './property-of.ts'
import { findDetailRow, type DetailRow } from './queries.ts'
import { currentState } from './search-state.ts'

/** Published products with everything known of them, in the order of the ids. */
export async function findDetails(db: Db, ids: number[]): Promise<ProductDetail[]> {
  const state = await currentState(db)
  const names = await state.names()
  const [items, ...rows] = await Promise.all([findItems(db, ids, state), ...ids.map((id) => findDetailRow(db, id))])
  return items.flatMap((item) => {
    const row = rows[ids.indexOf(item.id)]
    return row ? [detailOf(item, row, names)] : []
  })
}

const detailOf = (item: ProductItem, { values, lots, ...row }: DetailRow, names: Names): ProductDetail => ({
  ...item,
  ...row,
  categoryPath: pathTo(row.categoryId, names.categories),
  properties: values.map((each) => propertyOf(each, names)),
  lots: lots.map(({ currency, perTonneMinor, values: measured, ...lot }) => ({
    ...lot,
    price: currency === null ? null : { currency, perTonneMinor, tiers: [] },
    measured: measured.map((each) => propertyOf(each, names)),
  })),
})

function pathTo(categoryId: number, categories: Names['categories']): ProductDetail['categoryPath'] {
  const category = categories.get(categoryId)
  if (!category) return []
  const { id, name, nameEn, parentId } = category
  return [...(parentId === null ? [] : pathTo(parentId, categories)), { id, name, nameEn }]
}
