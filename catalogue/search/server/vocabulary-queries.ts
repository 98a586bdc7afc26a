import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import type { LexiconEntry } from './lexicon.ts'
import type { Measurement } from './measurements.ts'

type Named = Columns<'brand' | 'category' | 'country' | 'label', 'id' | 'nameEn', { name: 'nameZh' }>

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
  db.many<Omit<Parameter, 'comparedAt'>>(sql`
    select id, code, name_zh as name, name_en as "nameEn", group_code as group, unit, base_unit as "baseUnit", units,
      methods, selection_type as "selectionType", input_type as "inputType", filter_type as "filterType",
      search_type as "searchType", options, lowest, highest, coalesce(product_count, 0) as "productCount"
    from parameter left join parameter_span on parameter_id = id order by position`)

export const searchParameterUnits = (db: Db) =>
  db.many<Columns<'parameter', 'id' | 'code' | 'unit' | 'methods'> & { unit: Unit } & Pick<Parameter, 'options'>>(
    sql`select id, code, unit, methods, options from parameter`,
  )

export const searchMeasurements = (db: Db) =>
  db.many<Measurement>(sql`
    select measurement.id, parameter.code, category.code as category, method, condition,
      measurement.product_count as "productCount"
    from measurement join parameter on parameter.id = parameter_id join category on category.id = category_id
    order by measurement.id`)

export const searchCountryIds = (db: Db) =>
  db.many<Columns<'country', 'id' | 'code'>>(sql`select id, code from country`)

export const searchShopNames = (db: Db) =>
  db.many<Columns<'shop', 'id' | 'nameZh' | 'nameEn'>>(
    sql`select id, name_zh as "nameZh", name_en as "nameEn" from shop`,
  )

export const searchCategoryWords = (db: Db) =>
  db.many<Columns<'category', 'id', { zh: 'nameZh'; en: 'nameEn' }> & { words: string[] }>(sql`
    select id, name_zh as zh, name_en as en, array[name_zh, name_en, code] || array(
      select word from alias where kind = 'category' and target = category.code) as words
    from category`)

/** What facets and their values are called, and their other names. */
export const searchFacetWords = (db: Db) =>
  db.many<LexiconEntry>(sql`
    select '#c' || id as token, unnest(array[name_zh, name_en]) as text, 'name' as kind from category
    union all select '#b' || id, unnest(array[name_zh, name_en]), 'name' from brand
    union all select '#b' || id, unnest(aliases), 'other' from brand
    union all select '#l' || id, unnest(array[name_zh, name_en]), 'name' from label
    union all select '#o' || id, unnest(array[name_zh, name_en]), 'other' from country
      where id in (select country_id from brand union select country_id from facet_group)
    union all select '#c' || category.id, word, 'alias' from alias join category on kind = 'category' and code = target
    union all select '#b' || brand.id, word, 'alias' from alias join brand on kind = 'brand' and code = target
    union all select '#l' || label.id, word, 'alias' from alias join label on kind = 'label' and code = target
    union all select '#g' || target, word, 'alias' from alias where kind = 'grade'
    union all select null, word, 'alias' from alias where kind = 'parameter'`)
