import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

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
