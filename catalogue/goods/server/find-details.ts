import type { Currency } from '#platform/contract/currencies.ts'
import type { Lot, ProductDetail, ProductItem } from '../product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { largePictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findItems } from './find-items.ts'
import type { Names } from './load-names.ts'
import { propertyOf, propertyValues, type PropertyValues } from './property-values.ts'
import { currentState } from './search-state.ts'

type Kept = Omit<ProductDetail, keyof ProductItem | 'categoryPath' | 'properties' | 'lots'>
type LotRow = Omit<Lot, 'price' | 'measured'> & { values: PropertyValues[] } & (
    | { currency: Currency; perTonneMinor: number }
    | { currency: null; perTonneMinor: null }
  )
type DetailRow = Kept & { values: PropertyValues[]; lots: LotRow[] }

/** Published products with everything known of them, in the order of the ids. */
export async function findDetails(db: Db, ids: number[]): Promise<ProductDetail[]> {
  const state = await currentState(db)
  const names = await state.names()
  const details: ProductDetail[] = []
  for (const item of await findItems(db, ids, state)) {
    const row = await findRow(db, item.id)
    if (row) details.push(detailOf(item, row, names))
  }
  return details
}

const findRow = (db: Db, id: number) =>
  db.first<DetailRow>(sql`
    select description_zh as description, description_en as "descriptionEn", colour_hex as "colourHex",
      colour_zh as "colourName", colour_en as "colourNameEn", form, category_id as "categoryId",
      stock_kg as "ownStockKg", version, updated_at as "updatedAt", (
        select json_agg(${largePictureJson} order by position) from product_picture join picture on picture.id = picture_id
        where product_id = product.id) as pictures,
      ${propertyValues(sql`product_id = product.id and lot_id is null order by position, id`)} as values, (
        select coalesce(json_agg(json_build_object('unit', unit, 'kilograms', kilograms, 'holdsUnit', holds_unit,
          'holdsCount', holds_count) order by kilograms, unit), '[]')
        from packing where product_id = product.id) as packings, (
        select coalesce(json_agg(json_build_object('id', lot.id, 'code', lot.code, 'kilograms', kilograms,
          'stockKg', lot.stock_kg, 'currency', lot.currency, 'perTonneMinor', lot.price_per_tonne, 'note', note_zh,
          'noteEn', note_en, 'testedOn', tested_on, 'values', ${propertyValues(
            sql`product_id = product.id and lot_id = lot.id order by position, id`,
          )}) order by tested_on desc, lot.id), '[]')
        from lot where product_id = product.id and lot.stock_kg > 0) as lots, (
        select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'locale', locale, 'title', title_zh,
          'titleEn', title_en, 'url', '/media/' || file, 'bytes', bytes, 'issuedOn', issued_on)
          order by kind, locale, id), '[]')
        from document where product_id = product.id) as documents
    from product where id = ${id} and status = 'published'`)

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
