import * as v from 'valibot'
import { detailsOf } from '#platform/office/records/calls.ts'
import { isPair, type RecordField } from '#platform/office/records/fields.ts'
import { checkTable, loadOffered } from '#platform/office/records/server/import-table.ts'
import { findRecord, insertRecord, saveRows, searchChoices } from '#platform/office/records/server/queries.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import { tableColumns, writeCell } from '#platform/office/records/server/table-columns.ts'
import type { GivenTable } from '#platform/office/records/table-calls.ts'
import type { Operator } from '#platform/server/api/context.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { defaultLocale } from '#platform/texts/messages.ts'
import type { RecordName } from '#platform/contract/addresses/record.ts'
import { operatorContract } from '#site/office-contract.ts'
import { recordTables } from '#site/server/record-tables.ts'
import type { Person } from './back-office.ts'
import { aPicture } from './factories.ts'

interface Situation {
  db: Database
  person: Person
}
type Example = (situation: Situation) => Promise<object>

/** Codes are of small letters, or of capitals; addresses begin with a slash; amounts are figures. */
function lineOf({ most, pattern = /./, need, schema, format }: Extract<RecordField, { kind: 'line' }>) {
  const text = crypto.randomUUID()
  if (schema && !need) return undefined
  if (format === 'email') return `${text}@example.com`
  const tries = [text.slice(0, most), `X${text.slice(0, 8).toUpperCase()}`, `/${text}`, '1']
  return tries.find((each) => pattern.test(each))
}

/** A value that the field takes; what no two may share is new each time. */
async function valueOf(db: Db, { choices = {} }: RecordTable, name: string, field: RecordField): Promise<unknown> {
  if (field.kind === 'line') return lineOf(field)
  if (field.kind === 'whole') return field.optional ? undefined : field.least
  if (field.kind === 'day') return '2026-01-31'
  if (field.kind === 'picture') return (await aPicture(db)).id
  if (field.kind === 'choice') return field.of[0]
  if (field.kind === 'choices') return field.of.slice(0, 1)
  if (field.kind === 'rows') {
    const cells = Object.entries(field.cells).map(async ([cell, of]) => [
      cell,
      await valueOf(db, { choices } as RecordTable, cell, of),
    ])
    return [Object.fromEntries((await Promise.all(cells)) as [string, unknown][])]
  }
  if (field.kind === 'reference' && field.need && choices[name])
    return (await searchChoices(db, choices[name]))[0]?.value
  return undefined
}

async function formOf(db: Db, table: RecordTable) {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table.record.fields))
    if (isPair(field)) Object.assign(values, { [name]: '示例', [`${name}En`]: 'Example' })
    else values[name] = await valueOf(db, table, name, field)
  return values
}

async function saved(db: Db, table: RecordTable, heading?: string) {
  const values = { ...(await formOf(db, table)), ...(heading && { [table.heading]: heading }) }
  const parsed = v.parse(detailsOf(table.record), values)
  const id = await insertRecord(db, table, parsed)
  await saveRows(db, table, id, parsed)
  return { ...values, id, version: 1 }
}

/** What can be changed without being another thing then: the English name, or another line. */
const toldOf = ({ heading, record: { fields } }: RecordTable) =>
  `${heading}En` in wireNamesOf(fields)
    ? `${heading}En`
    : (Object.keys(fields).find((name) => fields[name]?.kind === 'line' && name !== heading && name !== 'account') ??
      '')

const wireNamesOf = (fields: RecordTable['record']['fields']) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (isPair(field) ? [[`${name}En`, true]] : [])))

/** One thing as its export says it, with another English name. */
async function tableOf({ db, person }: Situation, table: RecordTable) {
  const values = await saved(db, table, `示例 ${crypto.randomUUID().slice(0, 8)}`)
  const stored = await findRecord(db, table, values.id)
  const columns = tableColumns(table.record)
  const context = {
    record: table.record,
    t: translatorFor(defaultLocale),
    decimalComma: false,
    offered: await loadOffered(db, table),
  }
  const changed: Record<string, unknown> = { ...stored, [toldOf(table)]: 'Changed' }
  const rows = [columns.map((column) => writeCell(column, changed[column.wire], context))]
  return printed(table, { db, person }, { header: columns.map(({ wire }) => wire), rows, decimalComma: false })
}

/** With what whoever looked at it has seen. */
export async function printed(table: RecordTable, { db, person }: Situation, given: GivenTable) {
  const operator = { operatorId: person.id, changeId: crypto.randomUUID() } as Operator
  return { ...given, print: (await checkTable(table, given, { db, operator, locale: defaultLocale })).print }
}

const examplesOf = (table: RecordTable): Record<string, Example> => ({
  create: ({ db }) => formOf(db, table),
  update: async ({ db }) => ({ ...(await saved(db, table)), [`${table.heading}En`]: 'Changed' }),
  remove: async ({ db }) => ({ ids: [(await saved(db, table)).id] }),
  applyTable: (situation) => tableOf(situation, table),
})

/** What the calls of record nouns take, from their tables of fields. */
export const recordCallExamples: Record<string, Example> = Object.fromEntries(
  Object.entries(recordTables).flatMap(([name, table]) =>
    Object.entries(examplesOf(table))
      .filter(([call]) => call in operatorContract[name as RecordName])
      .map(([call, example]) => [`${name}.${call}`, example]),
  ),
)
