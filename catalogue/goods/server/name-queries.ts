import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

type Named = { name: 'nameZh' }
export type Name = Columns<'brand', 'id' | 'nameEn', Named>
export type CategoryName = Columns<'category', 'id' | 'nameEn' | 'parentId', Named>
export type ParameterName = Columns<'parameter', 'id' | 'nameEn' | 'code', Named & { group: 'groupCode' }>

const name = sql`id, name_zh as name, name_en as "nameEn"`

export const searchBrandNames = (db: Db) => db.many<Name>(sql`select ${name} from brand`)

export const searchCountryNames = (db: Db) =>
  db.many<Columns<'country', 'id' | 'nameEn', Named>>(sql`select ${name} from country`)

export const searchCategoryNames = (db: Db) =>
  db.many<CategoryName>(sql`select ${name}, parent_id as "parentId" from category`)

export const searchLabelNames = (db: Db) =>
  db.many<Columns<'label', 'id' | 'nameEn', Named>>(sql`select ${name} from label order by position`)

export const searchParameterNames = (db: Db) =>
  db.many<ParameterName>(sql`select ${name}, code, group_code as group from parameter`)
