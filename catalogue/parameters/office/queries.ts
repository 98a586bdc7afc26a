import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { ParameterRow, parameters } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { baseUnit, type Unit } from '../units.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { byNames, sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const products = sql`(select count(distinct product_id) from property where parameter_id = parameter.id)`
const columns = sql`id, code, name_zh as name, name_en as "nameEn", group_code as group, position, unit, units, methods,
  conditions, selection_type as "selectionType", input_type as "inputType", filter_type as "filterType",
  search_type as "searchType", options, version`

export function searchParameterRows(db: Db, filter: ParsedOf<typeof parameters.list>): Promise<Page<ParameterRow>> {
  const { search, group, searchType, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`code, name_zh, name_en`)}` : nothing}
    ${group ? sql`and group_code = ${group}` : nothing}
    ${searchType === undefined ? nothing : sql`and search_type = ${searchType}`}`
  const order = sorted(sort, { ...byNames, position: sql`position`, products })
  return paged(
    db,
    paging,
    sql`select ${columns}, ${products} as products from parameter where ${found} ${order}, id`,
    sql`select count(*) from parameter where ${found}`,
  )
}

export const findParameterRow = (db: Db, id: number) =>
  db.first<ParameterRow>(sql`select ${columns}, ${products} as products from parameter where id = ${id}`)

export type ParameterValues = Omit<ParameterRow, 'products'>

export const lockParameters = (db: Db, ids: number[]) =>
  db.many<ParameterValues>(sql`select ${columns} from parameter where id = any(${ids}) order by id for update`)

export const newParameterId = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('parameter', 'id')) as id`))?.id ?? 0

export const insertParameter = (db: Db, values: ParameterValues) =>
  db.run(sql`
    insert into parameter (id, version, code, name_zh, name_en, group_code, position, unit, base_unit, units, methods,
      conditions, selection_type, input_type, filter_type, search_type, options) overriding system value
    values (${values.id}, ${values.version}, ${values.code}, ${values.name}, ${values.nameEn}, ${values.group},
      ${values.position}, ${values.unit}, ${baseUnit(values.unit as Unit)}, ${values.units}, ${values.methods},
      ${values.conditions}, ${values.selectionType}, ${values.inputType}, ${values.filterType}, ${values.searchType},
      ${JSON.stringify(values.options)}::jsonb)`)

export const updateParameter = (db: Db, values: ParameterValues) =>
  db.run(sql`
    update parameter set version = ${values.version}, code = ${values.code}, name_zh = ${values.name},
      name_en = ${values.nameEn}, group_code = ${values.group}, position = ${values.position}, unit = ${values.unit},
      base_unit = ${baseUnit(values.unit as Unit)}, units = ${values.units}, methods = ${values.methods},
      conditions = ${values.conditions}, selection_type = ${values.selectionType}, input_type = ${values.inputType},
      filter_type = ${values.filterType}, search_type = ${values.searchType},
      options = ${JSON.stringify(values.options)}::jsonb where id = ${values.id}`)

/** Leaves what some product states. */
export const removeParameters = (db: Db, ids: number[]) =>
  db.run(sql`delete from parameter where id = any(${ids}) and ${products} = 0`)

export const isParameterCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from parameter where code = ${code} and id <> ${id}`)) !== undefined

/** Units and classes that products state of it. */
export const findStated = (db: Db, id: number) =>
  db.many<{ unit: string; text: string | null }>(
    sql`select distinct unit, text from property where parameter_id = ${id}`,
  )

export const findParametersNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from parameter
    where ${containing(text, sql`code, name_zh, name_en`)} order by position limit 5`)
