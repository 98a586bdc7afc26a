import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { BrandRow, brands } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const products = sql`(select count(*) from product where brand_id = brand.id)`
const values = sql`brand.id, brand.code, brand.name_zh as name, brand.name_en as "nameEn", country_id as "countryId",
  aliases, version`
const row = sql`${values}, country.name_zh as "countryName", country.name_en as "countryNameEn", ${products} as products`
const joined = sql`brand join country on country.id = country_id`

export function searchBrandRows(db: Db, filter: ParsedOf<typeof brands.list>): Promise<Page<BrandRow>> {
  const { search, countryId, unused, sort, ...paging } = filter
  const words = sql`brand.code, brand.name_zh, brand.name_en, array_to_string(aliases, ' ')`
  const found = sql`true
    ${search ? sql`and ${containing(search, words)}` : nothing}
    ${countryId ? sql`and country_id = ${countryId}` : nothing}
    ${unused ? sql`and ${products} = 0` : nothing}`
  const order = sorted(sort, {
    code: sql`brand.code`,
    name: sql`brand.name_zh`,
    nameEn: sql`brand.name_en`,
    country: sql`country.name_en`,
    products,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${joined} where ${found} ${order}, brand.id`,
    sql`select count(*) from brand where ${found}`,
  )
}

export const findBrandRow = (db: Db, id: number) =>
  db.first<BrandRow>(sql`select ${row} from ${joined} where brand.id = ${id}`)

export type BrandValues = Omit<BrandRow, 'countryName' | 'countryNameEn' | 'products'>

export const lockBrands = (db: Db, ids: number[]) =>
  db.many<BrandValues>(sql`select ${values} from brand where id = any(${ids}) order by id for update`)

export const newBrandId = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('brand', 'id')) as id`))?.id ?? 0

export const insertBrand = (db: Db, { id, version, code, name, nameEn, countryId, aliases }: BrandValues) =>
  db.run(sql`
    insert into brand (id, version, code, name_zh, name_en, country_id, aliases) overriding system value
    values (${id}, ${version}, ${code}, ${name}, ${nameEn}, ${countryId}, ${aliases})`)

export const updateBrand = (db: Db, { id, version, code, name, nameEn, countryId, aliases }: BrandValues) =>
  db.run(sql`
    update brand set version = ${version}, code = ${code}, name_zh = ${name}, name_en = ${nameEn},
      country_id = ${countryId}, aliases = ${aliases} where id = ${id}`)

/** Leaves what is in use. */
export const removeBrands = (db: Db, ids: number[]) =>
  db.run(sql`delete from brand where id = any(${ids}) and ${products} = 0`)

export const isBrandCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from brand where code = ${code} and id <> ${id}`)) !== undefined

export const isCountryKnown = async (db: Db, id: number) =>
  (await db.first(sql`select from country where id = ${id}`)) !== undefined

export const findBrandsNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from brand
    where ${containing(text, sql`code, name_zh, name_en, array_to_string(aliases, ' ')`)} order by name_en limit 5`)
