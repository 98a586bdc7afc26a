import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { ProductLot, ProductRow, products } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { endsSoon } from '#catalogue/documents/server/shared-queries.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'

export type ProductFilter = Omit<ParsedOf<typeof products.list>, 'page' | 'limit' | 'sort'> & {
  /** Only those of them. */
  ids?: number[] | undefined
}

const pictures = sql`(select count(*) from product_picture where product_id = product.id)`
const stock = sql`(product.stock_kg + (select coalesce(sum(stock_kg), 0) from lot where product_id = product.id))`

const lacking: Record<NonNullable<ProductFilter['lacks']>, Sql> = {
  picture: sql`${pictures} = 0`,
  price: sql`price_per_tonne is null`,
  stock: sql`${stock} = 0`,
  chinese: sql`(product.name_zh is null or product.description_zh is null)`,
  english: sql`(product.name_en is null or product.description_en is null)`,
  validDocuments: sql`exists (select from document where product_id = product.id and ${endsSoon})`,
  properties: sql`not exists (select from property where product_id = product.id)`,
}

/** A category stands for all below it. */
const within = (categoryId: number) => sql`category_id in (
  with recursive below as (
    select id from category where id = ${categoryId}
    union all select category.id from category join below on category.parent_id = below.id
  ) select id from below)`

export const matching = (filter: ProductFilter, by: Reach): Sql => sql`${ofShop(by, sql`shop_id`)}
  ${filter.search ? sql`and ${containing(filter.search, sql`product.code, series, model, product.name_zh, product.name_en`)}` : nothing}
  ${filter.ids ? sql`and product.id = any(${filter.ids})` : nothing}
  ${filter.status ? sql`and status = ${filter.status}` : nothing}
  ${filter.categoryId ? sql`and ${within(filter.categoryId)}` : nothing}
  ${filter.brandId ? sql`and brand_id = ${filter.brandId}` : nothing}
  ${filter.shopId ? sql`and shop_id = ${filter.shopId}` : nothing}
  ${filter.labelId ? sql`and exists (select from product_label where product_id = product.id and label_id = ${filter.labelId})` : nothing}
  ${filter.grade === undefined ? nothing : sql`and grade = ${filter.grade}`}
  ${filter.fieldType === undefined ? nothing : sql`and field_type = ${filter.fieldType}`}
  ${filter.lacks ? sql`and ${lacking[filter.lacks]}` : nothing}`

export function searchProductRows(
  db: Db,
  by: Reach,
  { page, limit, sort, ...filter }: ParsedOf<typeof products.list>,
): Promise<Page<ProductRow>> {
  const order = sorted(sort, {
    model: sql`model`,
    code: sql`product.code`,
    brand: sql`brand.name_en`,
    // Prices of two currencies are not compared.
    price: sql`case when price_per_tonne is not null then row(currency, price_per_tonne) end`,
    stock,
    updatedAt: sql`updated_at`,
  })
  return paged(
    db,
    { page, limit },
    sql`select product.id, product.code, status, model, series, product.name_zh as name, product.name_en as "nameEn",
        brand.name_zh as "brandName", brand.name_en as "brandNameEn", category.name_zh as "categoryName",
        category.name_en as "categoryNameEn", shop.name_zh as "shopName", shop.name_en as "shopNameEn", grade, currency,
        price_per_tonne as "perTonneMinor", ${stock} as "stockKg",
        (select count(*) from lot where product_id = product.id) as lots, ${pictures} as pictures,
        updated_at as "updatedAt"
      from product join brand on brand.id = brand_id join category on category.id = category_id
      join shop on shop.id = shop_id where ${matching(filter, by)} ${order}, product.id`,
    sql`select count(*) from product where ${matching(filter, by)}`,
  )
}

export async function findPictures(db: Db, ids: readonly number[]) {
  const rows = await db.many<Columns<'picture', 'id'> & { picture: Picture }>(sql`
    select id, ${pictureJson} as picture from picture where id = any(${ids}) order by array_position(${ids}, id)`)
  return rows.map(({ id, picture }) => ({ id, ...picture }))
}

export const isCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from product where code = ${code} and id <> ${id}`)) !== undefined

/** Codes that lots of other products have already. */
export async function takenLotCodes(db: Db, lots: readonly Pick<ProductLot, 'id' | 'code'>[]): Promise<Set<string>> {
  if (lots.length === 0) return new Set()
  const [ids, codes] = [lots.map(({ id }) => id), lots.map(({ code }) => code)]
  const rows = await db.many<Columns<'lot', 'code'>>(
    sql`select code from lot where code = any(${codes}) and id <> all(${ids})`,
  )
  return new Set(rows.map(({ code }) => code))
}

export const removeProductRows = (db: Db, ids: readonly number[]) =>
  db.run(sql`delete from product where id = any(${ids})`)

export const findProductsNamed = (db: Db, text: string, by: Reach) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select product.id::text as key, concat_ws(' ', brand.name_zh, series, model) as name,
      concat_ws(' ', brand.name_en, series, model) as "nameEn"
    from product join brand on brand.id = brand_id
    where ${containing(text, sql`product.code, series, model, product.name_zh, product.name_en, brand.name_zh, brand.name_en`)}
      and ${ofShop(by, sql`shop_id`)} order by model limit 5`)
