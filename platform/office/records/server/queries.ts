import type { RecordChoice } from '../calls.ts'
import type { RecordFields, RecordValues } from '../fields.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { containing } from '#platform/server/database/containing.ts'
import { largePictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { assignments, columns, listOf, valuesOf } from './columns.ts'
import { raw, snake } from './names.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { isDuplicate } from './refusing.ts'
import { removableIn } from './usage.ts'

export const findRecord = (db: Db, table: RecordTable, id: number) =>
  db.first<StoredRecord>(sql`select ${valuesOf(table)} from ${raw(table.table)} as it where it.id = ${id}`)

export const findAllRecords = (db: Db, table: RecordTable) =>
  db.many<StoredRecord>(sql`select ${valuesOf(table)} from ${raw(table.table)} as it`)

export const lockRecords = (db: Db, table: RecordTable, ids: readonly number[]) =>
  db.many<StoredRecord>(sql`
    select ${valuesOf(table)} from ${raw(table.table)} as it where it.id = any(${ids}) order by it.id for update of it`)

export async function insertRecord(db: Db, table: RecordTable, values: RecordValues): Promise<number> {
  const pairs = assignments(table, values, true)
  if (table.newId) pairs.push(['id', table.newId])
  const row = await db.first<{ id: number }>(sql`
    insert into ${raw(table.table)} (${raw(pairs.map(([column]) => column).join(', '))})
    values (${listOf(pairs.map(([, value]) => value))}) returning id`)
  return row?.id ?? 0
}

/** What was removed comes back under its own id, as a new version. False, and nothing more in this transaction, where something took its place. */
export async function reinsertRecord(db: Db, table: RecordTable, values: StoredRecord): Promise<boolean> {
  const pairs = assignments(table, values, true)
  const names = ['id', 'version', ...pairs.map(([column]) => column)]
  const insert = sql`
    insert into ${raw(table.table)} (${raw(names.join(', '))}) overriding system value
    values (${listOf([sql`${values.id}`, sql`${values.version + 1}`, ...pairs.map(([, value]) => value)])})`
  try {
    return (await db.run(insert)) === 1
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
}

/** False where the version is no longer the one that was edited. */
export async function updateRecord(db: Db, table: RecordTable, values: StoredRecord): Promise<boolean> {
  const set = listOf(assignments(table, values, false).map(([column, value]) => sql`${raw(column)} = ${value}`))
  const rows = await db.run(sql`
    update ${raw(table.table)} as it set ${set}, version = version + 1
    where id = ${values.id} and version = ${values.version}`)
  return rows === 1
}

export async function saveLinks(db: Db, table: RecordTable, id: number, values: RecordValues) {
  for (const [name, { table: of, owner, column, ordered }] of Object.entries(table.links ?? {})) {
    const ids = values[name] as number[]
    await db.run(sql`delete from ${raw(of)} where ${raw(owner)} = ${id}`)
    await db.run(sql`
      insert into ${raw(of)} (${raw(owner)}, ${raw(column)} ${ordered ? raw(', position') : nothing})
      select ${id}, chosen.id ${ordered ? raw(', min(place)') : nothing}
      from unnest(${ids}::int[]) with ordinality as chosen (id, place) group by chosen.id`)
  }
}

export async function saveRows(db: Db, table: RecordTable, id: number, values: RecordValues) {
  for (const [name, { table: of, owner }] of Object.entries(table.rows ?? {})) {
    const given = values[name] as Record<string, unknown>[]
    const rows = given.map((row, at) => ({
      [owner]: id,
      position: at + 1,
      ...Object.fromEntries(Object.entries(row).map(([cell, value]) => [snake(cell), value])),
    }))
    await db.run(sql`delete from ${raw(of)} where ${raw(owner)} = ${id}`)
    const [first] = rows
    const names = raw(Object.keys(first ?? {}).join(', '))
    if (first)
      await db.run(sql`
        insert into ${raw(of)} (${names})
        select ${names} from jsonb_populate_recordset(null::${raw(of)}, ${JSON.stringify(rows)}::jsonb)`)
  }
}

/** Leaves what others need. */
export const deleteRecords = (db: Db, table: RecordTable, ids: readonly number[]) =>
  db.run(sql`
    delete from ${raw(table.table)} as it where it.id = any(${ids}) and ${removableIn(table)}`)

/** Whether another one is alike in these fields. */
export async function isTaken(db: Db, table: RecordTable, fields: readonly string[], values: StoredRecord) {
  const alike = columns(table)
    .filter(({ wire }) => fields.includes(wire))
    .map(({ wire, column }) => sql`and it.${raw(column)} = ${values[wire]}`)
  const all = alike.reduce((some, one) => sql`${some} ${one}`, nothing)
  return (
    (await db.first(sql`select from ${raw(table.table)} as it where it.id <> ${values.id ?? 0} ${all}`)) !== undefined
  )
}

export const searchChoices = (db: Reader, choices: Sql) => db.many<RecordChoice & { code?: string }>(choices)

export async function searchPictures(db: Db, ids: number[]): Promise<Record<string, Picture>> {
  const rows = await db.many<Columns<'picture', 'id'> & { picture: Picture }>(
    sql`select id, ${largePictureJson} as picture from picture where id = any(${ids})`,
  )
  return Object.fromEntries(rows.map(({ id, picture }) => [String(id), picture]))
}

/** How many of these are offered. */
export async function countOffered(db: Db, choices: Sql, ids: readonly number[]): Promise<number> {
  const row = await db.first<{ count: number }>(
    sql`select count(*) from (${choices}) as offered where value = any(${ids}::int[])`,
  )
  return row?.count ?? 0
}

/** The columns that a heading has: one, or one in each language. */
export function headingOf(table: RecordTable): [zh: Sql, en: Sql] {
  const [zh, en = zh] = columns(table, headingField(table)).map(({ column }) => raw(`it.${column}`))
  if (!zh || !en) throw new Error(`${table.table} has no heading.`)
  return [zh, en]
}

const headingField = ({ record: { fields }, heading }: RecordTable): RecordFields => {
  const field = fields[heading]
  return field ? { [heading]: field } : {}
}

export const findNamed = (db: Db, table: RecordTable, text: string, searched: Sql) => {
  const [zh, en] = headingOf(table)
  return db.many<{ key: string; name: string; nameEn: string }>(sql`
    select it.id::text as key, coalesce(${zh}, '') as name, coalesce(${en}, '') as "nameEn"
    from ${raw(table.table)} as it where ${containing(text, searched)}
    order by ${table.order} limit 5`)
}
