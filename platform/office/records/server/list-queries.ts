import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { RecordFilters } from '../calls.ts'
import { filteredField } from '../filtered-field.ts'
import { listed, type RecordFields } from '../fields.ts'
import { columns, listOf, valuesOf } from './columns.ts'
import { raw } from './names.ts'
import type { ListedTable, StoredRecord } from './record-table.ts'
import { useOf } from './usage.ts'

const named = (parts: Readonly<Record<string, Sql>> = {}) =>
  Object.entries(parts).map(([name, part]) => sql`${part} as ${raw(`"${name}"`)}`)

/** A row with what is counted and shown beside its values. */
const rowOf = (table: ListedTable, fields: RecordFields) =>
  listOf([valuesOf(table, fields), ...named(table.counts), ...named(table.shown)])

const source = ({ table, joins = nothing }: ListedTable) => sql`${raw(table)} as it ${joins}`

/** Lines of text, by which things are found. */
export const searchedIn = (table: ListedTable): Sql =>
  table.searched ??
  listOf(
    columns(table, listed(table.record.fields))
      .filter(({ field }) => field.kind === 'pair' || field.kind === 'line')
      .map(({ column }) => raw(`it.${column}`)),
  )

function filterBy(table: ListedTable, name: string, value: string | number): Sql {
  const own = table.filters?.[name]
  if (own) return own(value)
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
  table: ListedTable,
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

export function searchRecords(db: Db, table: ListedTable, filter: RecordFilters): Promise<Page<StoredRecord>> {
  const { sort, page, limit } = filter
  const found = foundBy(table, filter)
  const own = columns(table).map(({ wire, column }) => [wire, raw(`it.${column}`)] as const)
  const order = sorted<string>(sort, { ...Object.fromEntries(own), ...table.counts, ...table.sort })
  return paged(
    db,
    { page, limit },
    sql`select ${rowOf(table, listed(table.record.fields))} from ${source(table)} where ${found} ${order}, it.id`,
    sql`select count(*) from ${raw(table.table)} as it where ${found}`,
  )
}

/** Everything that a list finds, with all that a form shows. */
export const searchForTable = (db: Db, table: ListedTable, filter: Partial<RecordFilters>) =>
  db.many<StoredRecord>(sql`
    select ${valuesOf(table)} from ${source(table)} where ${foundBy(table, filter)} order by ${table.order}`)

export const searchAllRecords = (db: Db, table: ListedTable) =>
  db.many<StoredRecord>(sql`
    select ${rowOf(table, listed(table.record.fields))} from ${source(table)} order by ${table.order}`)

// Which columns there are, the table of fields says.
export const findRecordRow = (db: Db, table: ListedTable, id: number) =>
  db.first<unknown>(
    sql`select ${rowOf(table, table.record.fields)} from ${source(table)} where it.id = ${id}`,
  ) as Promise<StoredRecord | undefined>
