import type { Parameter } from '#contract/parameters.ts'
import type { ProductDetail, ProductItem } from '#contract/product.ts'
import type { Subject } from '#contract/products.ts'
import type { Db } from '#server/database/database.ts'
import { pictureJson } from '#server/database/picture.ts'
import { nothing, sql, type Sql } from '#server/database/sql.ts'
import { allProperties, itemColumns, itemSource, lotProperties } from './item-columns.ts'

/** In the order of the ids; what is not published is left out. */
export const findItems = (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db.many<ProductItem>(sql`
        select ${itemColumns}
        from unnest(${ids}::int[]) with ordinality as wanted (id, place)
        join (${itemSource}) on product.id = wanted.id
        where product.status = 'published' order by place`)

const packings = sql`(
  select coalesce(json_agg(json_build_object('unit', unit, 'kilograms', kilograms, 'holdsUnit', holds_unit,
    'holdsCount', holds_count) order by kilograms, unit), '[]')
  from packing where product_id = product.id)`

const openLots = sql`(
  select coalesce(json_agg(json_build_object('id', lot.id, 'code', lot.code, 'kilograms', lot.kilograms,
    'stockKg', lot.stock_kg, 'price', case when lot.currency is not null then json_build_object(
      'currency', lot.currency, 'perTonneMinor', lot.price_per_tonne, 'tiers', json_build_array()) end,
    'note', note_zh, 'noteEn', note_en, 'testedOn', tested_on, 'measured', ${lotProperties}) order by tested_on desc, lot.id), '[]')
  from lot where product_id = product.id and stock_kg > 0)`

const documents = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'locale', locale, 'title', title_zh,
    'titleEn', title_en, 'url', '/media/' || file, 'bytes', bytes, 'issuedOn', issued_on) order by kind, locale, id), '[]')
  from document where product_id = product.id)`

const categoryPath = sql`(
  with recursive path as (
    select id, parent_id, name_zh, name_en, 0 as depth from category where id = product.category_id
    union all select above.id, above.parent_id, above.name_zh, above.name_en, depth + 1
    from path join category as above on above.id = path.parent_id where depth < 10
  )
  select json_agg(json_build_object('id', id, 'name', name_zh, 'nameEn', name_en) order by depth desc) from path)`

export const findDetails = (db: Db, ids: number[]) =>
  db.many<ProductDetail>(sql`
    select ${itemColumns}, product.description_zh as description, product.description_en as "descriptionEn",
      colour_hex as "colourHex", colour_zh as "colourName", colour_en as "colourNameEn", form,
      (select json_agg(${pictureJson} order by position) from product_picture join picture on picture.id = picture_id
        where product_id = product.id) as pictures,
      product.category_id as "categoryId", ${categoryPath} as "categoryPath", ${allProperties} as properties,
      ${packings} as packings, product.stock_kg as "ownStockKg", ${openLots} as lots, ${documents} as documents,
      product.version, product.updated_at as "updatedAt"
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join (${itemSource}) on product.id = wanted.id
    where product.status = 'published' and exists (select from product_picture where product_id = product.id)
    order by place`)

interface Named {
  id: number
  name: string
  nameEn: string
}

const nameColumns = sql`id, name_zh as name, name_en as "nameEn"`

/** Brands that have products to show. */
export const searchBrands = (db: Db) =>
  db.many<Named>(sql`
    select ${nameColumns} from brand
    where exists (select from facet_group where brand_id = brand.id and product_count > 0)
    order by name_en collate "C"`)

export const searchCategories = (db: Db) =>
  db.many<Named & { code: string; parentId: number | null }>(
    sql`select ${nameColumns}, code, parent_id as "parentId" from category order by position, id`,
  )

export const searchParameters = (db: Db) =>
  db.many<Parameter>(sql`
    select id, code, name_zh as name, name_en as "nameEn", group_code as group, unit, base_unit as "baseUnit", units,
      methods, selection_type as "selectionType", input_type as "inputType", filter_type as "filterType",
      search_type as "searchType", options, lowest, highest, coalesce(product_count, 0) as "productCount"
    from parameter left join parameter_span on parameter_id = id order by position`)

const subjects = (where: Sql) => sql`
  select subject.id, name_zh as name, name_en as "nameEn", description_zh as description,
    description_en as "descriptionEn", ${pictureJson} as picture, (
      select count(*) from subject_product join product_search using (product_id) where subject_id = subject.id
    ) as "totalCount"
  from subject join picture on picture.id = coalesce(picture_id, (
    select product_picture.picture_id from subject_product join product_picture using (product_id)
    where subject_id = subject.id order by subject_product.position, product_picture.position limit 1
  )) ${where} order by subject.position`

export const searchSubjects = (db: Db) => db.many<Subject>(subjects(nothing))
export const findSubject = (db: Db, id: number) => db.first<Subject>(subjects(sql`where subject.id = ${id}`))

export const searchSubjectProducts = (db: Db, id: number, limit: number, offset: number) =>
  db.many<{ id: number }>(sql`
    select product_id as id from subject_product join product_search using (product_id)
    where subject_id = ${id} order by position, product_id limit ${limit} offset ${offset}`)
