import * as v from 'valibot'
import { detailsOf } from '#platform/office/records/calls.ts'
import { isPair, type RecordField, type RecordValues } from '#platform/office/records/fields.ts'
import { insertRecord, searchChoices } from '#platform/office/records/server/queries.ts'
import type { ListedTable } from '#platform/office/records/server/record-table.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { recordTables } from '#site/server/record-tables.ts'
import { aPicture } from './factories.ts'

type Example = (situation: { db: Database }) => Promise<object>

/** A value that the field takes; what no two may share is new each time. */
async function valueOf(db: Db, { choices = {} }: ListedTable, name: string, field: RecordField): Promise<unknown> {
  if (field.kind === 'line') return crypto.randomUUID()
  if (field.kind === 'whole') return field.least
  if (field.kind === 'day') return '2026-01-31'
  if (field.kind === 'picture') return (await aPicture(db)).id
  if (field.kind === 'choice') return field.of[0]
  if (field.kind === 'choices') return field.of.slice(0, 1)
  if (field.kind === 'reference' && field.need && choices[name])
    return (await searchChoices(db, choices[name]))[0]?.value
  return undefined
}

async function formOf(db: Db, table: ListedTable) {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table.record.fields))
    if (isPair(field)) Object.assign(values, { [name]: '示例', [`${name}En`]: 'Example' })
    else values[name] = await valueOf(db, table, name, field)
  return values
}

async function saved(db: Db, table: ListedTable) {
  const values = await formOf(db, table)
  const id = await insertRecord(db, table, v.parse(detailsOf(table.record), values) as RecordValues)
  return { ...values, id, version: 1 }
}

const examplesOf = (name: string, table: ListedTable): Record<string, Example> => ({
  [`${name}.create`]: ({ db }) => formOf(db, table),
  [`${name}.update`]: async ({ db }) => ({ ...(await saved(db, table)), [`${table.heading}En`]: 'Changed' }),
  [`${name}.remove`]: async ({ db }) => ({ ids: [(await saved(db, table)).id] }),
})

/** What the calls of record nouns take, from their tables of fields. */
export const recordCallExamples: Record<string, Example> = Object.assign(
  {},
  ...Object.entries(recordTables).map(([name, table]) => examplesOf(name, table)),
)
