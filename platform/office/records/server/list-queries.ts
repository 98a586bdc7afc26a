import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { RecordFilters } from '../calls.ts'
import { filteredField } from '../filtered-field.ts'
import { listed, type RecordFields } from '../fields.ts'
import { isPublished, tellsMissing } from '../record.ts'
import { columns, listOf, missingIn, valuesOf } from './columns.ts'
import { raw, snake } from './names.ts'
import { stateOf } from './publish-queries.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { useOf } from './usage.ts'

const named = (parts: Readonly<Record<string, Sql>> = {}) =>
  Object.entries(parts).map(([name, part]) => sql`${part} as ${raw(`"${name}"`)}`)

/** What the kit itself tells of a row. */
const toldOf = (table: RecordTable): Record<string, Sql> => ({
  ...(isPublished(table.record) && { state: stateOf(table) }),
  ...(tellsMissing(table.record) && {
    missing: sql`array_remove(array[case when ${missingIn(table, 'zh')} then 'zh' end,
      case when ${missingIn(table, 'en')} then 'en' end], null)`,
  }),
  ...(table.record.thumbnail && {
    picture: sql`(select ${pictureJson} from picture where picture.id = it.${raw(snake(table.record.thumbnail))})`,
  }),
})

/** A row with what is counted and shown beside its values. */
const rowOf = (table: RecordTable, fields: RecordFields) =>
  listOf([valuesOf(table, fields), ...named(table.counts), ...named(toldOf(table)), ...named(table.shown)])

const source = ({ table, joins = nothing }: RecordTable) => sql`${raw(table)} as it ${joins}`

/** The columns of these kinds of text, unless the table says where to look. */
const textsIn = (table: RecordTable, fields: RecordFields, kinds: readonly string[]): Sql =>
  table.searched ??
  listOf(
    columns(table, fields)
      .filter(({ field }) => kinds.includes(field.kind))
      .map(({ column }) => raw(`it.${column}`)),
  )

/** Lines of text that a list shows, by which the palette finds things; the list itself looks into all of their texts. */
export const namedIn = (table: RecordTable) => textsIn(table, listed(table.record.fields), ['pair', 'line'])
const searchedIn = (table: RecordTable) => textsIn(table, table.record.fields, ['pair', 'line', 'rich'])

function filterBy(table: RecordTable, name: string, value: string | number): Sql {
  const own = table.filters?.[name]
  if (own) return own(value)
  if (name === 'state') return sql`${stateOf(table)} = ${value}`
  if (name === 'missing') return missingIn(table, value as 'zh' | 'en')
  if (name === 'unused') return sql`${useOf(table) ?? sql`0`} = 0`
  const wire = filteredField(table.record, name)
  const found = columns(table).find((column) => column.wire === wire)
  if (!found) throw new Error(`${table.table} has no filter ${name}.`)
  const column = raw(`it.${found.column}`)
  if (found.field.kind === 'tick') return sql`${column} = ${value === '1'}`
  if (found.field.kind === 'choices') return sql`${value} = any(${column})`
  return sql`${column}::text = ${String(value)}`
}

function foundBy(
  table: RecordTable,
  { search, sort: _, page: __, limit: ___, ...filters }: Partial<RecordFilters>,
): Sql {
  const wanted = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`and ${filterBy(table, name, value)}`],
  )
  return wanted.reduce(
    (all, one) => sql`${all} ${one}`,
    sql`true ${search ? sql`and ${containing(search, searchedIn(table))}` : nothing}`,
  )
}

export function searchRecords(db: Db, table: RecordTable, filter: RecordFilters): Promise<Page<StoredRecord>> {
  const { sort, page, limit } = filter
  const found = foundBy(table, filter)
  const own = columns(table).map(({ wire, column }) => [wire, raw(`it.${column}`)] as const)
  const order = sort
    ? sorted<string>(sort, { ...Object.fromEntries(own), ...table.counts, ...table.sort })
    : sql`order by ${table.order}`
  return paged(
    db,
    { page, limit },
    sql`select ${rowOf(table, listed(table.record.fields))} from ${source(table)} where ${found} ${order}, it.id`,
    sql`select count(*) from ${raw(table.table)} as it where ${found}`,
  )
}

/** Everything that a list finds, with all that a form shows. */
export const searchForTable = (db: Reader, table: RecordTable, filter: Partial<RecordFilters>) =>
  db.many<StoredRecord>(sql`
    select ${valuesOf(table)} from ${source(table)} where ${foundBy(table, filter)} order by ${table.order}`)

export const searchAllRecords = (db: Db, table: RecordTable) =>
  db.many<StoredRecord>(sql`
    select ${rowOf(table, listed(table.record.fields))} from ${source(table)} order by ${table.order}`)

// Which columns there are, the table of fields says.
export const findRecordRow = (db: Db, table: RecordTable, id: number) =>
  db.first<unknown>(
    sql`select ${rowOf(table, table.record.fields)} from ${source(table)} where it.id = ${id}`,
  ) as Promise<StoredRecord | undefined>
