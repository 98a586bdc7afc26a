import type { ProductValues } from '../office/contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { matching, type ProductFilter } from '../office/queries.ts'

export type { ProductFilter }

const list = (object: Sql, from: Sql, order: Sql) =>
  sql`(select coalesce(json_agg(${object} order by ${order}), '[]') from ${from})`

const stated = (where: Sql) =>
  list(
    sql`json_build_object('parameterId', parameter_id, 'min', min, 'typical', typical, 'max', max, 'text', text,
      'unit', unit, 'method', method, 'condition', condition, 'source', source, 'statedOn', stated_on)`,
    sql`property where property.product_id = product.id and ${where}`,
    sql`position, property.id`,
  )

const values = sql`product.id, version, code, status, shop_id as "shopId", category_id as "categoryId",
  brand_id as "brandId", country_id as "countryId", grade, field_type as "fieldType", series, model, name_zh as name,
  name_en as "nameEn", description_zh as description, description_en as "descriptionEn", form,
  colour_hex as "colourHex", colour_zh as "colourName", colour_en as "colourNameEn", aliases, self_run as "selfRun",
  recommended, is_new as "isNew", currency, price_per_tonne as "perTonneMinor",
  sample_price as "samplePriceMinor", minimum_order_kg as "minimumOrderKg",
  lead_time_days as "leadTimeDays", stock_kg as "stockKg",
  array(select label_id from product_label where product_id = product.id order by label_id) as "labelIds",
  array(select picture_id from product_picture where product_id = product.id order by position) as "pictureIds",
  ${list(
    sql`json_build_object('fromKg', from_kg, 'perTonneMinor', price_per_tonne)`,
    sql`price_tier where product_id = product.id`,
    sql`from_kg`,
  )} as tiers,
  ${list(
    sql`json_build_object('unit', unit, 'kilograms', kilograms, 'holdsUnit', holds_unit, 'holdsCount', holds_count)`,
    sql`packing where product_id = product.id`,
    sql`kilograms, unit`,
  )} as packings,
  ${stated(sql`lot_id is null`)} as properties,
  ${list(
    sql`json_build_object('id', lot.id, 'code', lot.code, 'kilograms', kilograms, 'stockKg', lot.stock_kg,
      'currency', lot.currency, 'perTonneMinor', lot.price_per_tonne, 'note', note_zh, 'noteEn', note_en,
      'testedOn', tested_on, 'measured', ${stated(sql`lot_id = lot.id`)})`,
    sql`lot where lot.product_id = product.id`,
    sql`tested_on desc, lot.id`,
  )} as lots,
  ${list(
    sql`json_build_object('id', document.id, 'kind', kind, 'standard', standard, 'lotId', lot_id, 'locale', locale,
      'title', title_zh, 'titleEn', title_en, 'file', file, 'bytes', bytes, 'issuedOn', issued_on,
      'expiresOn', expires_on)`,
    sql`document where document.product_id = product.id`,
    sql`kind, locale, document.id`,
  )} as documents`

/** Which pictures somebody may put on a product: people of a shop take those that they sent, and those that it has. */
export const picturesOf = ({ shopId }: Reach): Sql =>
  shopId === null
    ? sql`true`
    : sql`(picture.shop_id = ${shopId} or picture.id in (
        select picture_id from product_picture join product on product.id = product_id where product.shop_id = ${shopId}
        union all select picture_id from catalogue_import where shop_id = ${shopId}))`

/** Products as they are kept, with all that hangs on them, by their ids. */
export const findProductValues = (db: Reader, by: Reach, ids: readonly number[]) =>
  db.many<ProductValues>(sql`
    select ${values} from product where product.id = any(${ids}) and ${ofShop(by, sql`shop_id`)} order by product.id`)

/** The same, and nobody changes them nor takes of their stock before this transaction ends. */
export async function lockProductValues(tx: Db, by: Reach, ids: readonly number[]) {
  await tx.run(sql`select from product where id = any(${ids}) order by id for no key update`)
  await tx.run(sql`select from lot where product_id = any(${ids}) order by id for no key update`)
  return findProductValues(tx, by, ids)
}

export const findProductIds = (db: Db, codes: readonly string[]) =>
  db.many<Columns<'product', 'id' | 'code'>>(sql`select id, code from product where code = any(${codes})`)

/** Those of the products that are in reach. */
export async function findOwnProducts(db: Db, by: Reach, ids: readonly number[]): Promise<number[]> {
  const rows = await db.many<Columns<'product', 'id'>>(
    sql`select id from product where id = any(${ids}) and ${ofShop(by, sql`shop_id`)}`,
  )
  return rows.map(({ id }) => id)
}

/** Ids of the next products after this one, for reading all of them bit by bit. */
export async function searchNextIds(
  db: Reader,
  by: Reach,
  filter: ProductFilter,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db.many<Columns<'product', 'id'>>(sql`
    select product.id from product where product.id > ${after} and ${matching(filter, by)} order by product.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function countMatching(db: Db, by: Reach, filter: ProductFilter): Promise<number> {
  const row = await db.first<{ count: number }>(sql`select count(*) from product where ${matching(filter, by)}`)
  return row?.count ?? 0
}

/** Parameters of which some product states a value. */
export async function findStatedParameters(db: Reader): Promise<Set<number>> {
  const rows = await db.many<Columns<'parameter', 'id'>>(sql`
    select id from parameter where exists (select from property where parameter_id = parameter.id and lot_id is null)`)
  return new Set(rows.map(({ id }) => id))
}

/** Numbers for rows that are about to be written. */
export async function newIds(tx: Db, table: 'product' | 'lot' | 'document', count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await tx.many<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}
