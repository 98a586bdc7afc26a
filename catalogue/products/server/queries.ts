import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { Subject } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'

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
