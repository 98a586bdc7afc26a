import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { wireNames, type RecordFields, type RecordValue, type RecordValues } from '../fields.ts'
import { dropDrafts, putDraft } from './draft-queries.ts'
import { keyOf } from './keep-version.ts'
import { prepareRecord } from './prepare-record.ts'
import { lockRecords } from './queries.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { readyFor } from './save-record.ts'

/** What could be saved is kept for who typed it, and nobody else; where it says nothing new, nothing is kept. */
export const keepDraft = (table: RecordTable, input: StoredRecord, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const [before] = await lockRecords(tx, table, [input.id])
    if (!before) throw new Refusal('NOT_FOUND')
    const typed = readyFor(table, { ...before, ...input })
    const values = await prepareRecord(tx, table, typed, before, operator)
    const key = keyOf(table.noun, input.id)
    const { fields } = table.record
    const names = wireNames(fields)
    if (names.every((name) => alike(fields, name, values, before))) await dropDrafts(tx, key, operator.operatorId)
    else {
      const content = Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
      await putDraft(tx, operator.operatorId, key, { ...content, version: input.version })
    }
    return { id: input.id }
  })

function alike(fields: RecordFields, name: string, mine: RecordValues, theirs: RecordValues) {
  const [one, other] = [mine[name] ?? null, theirs[name] ?? null]
  return fields[name]?.kind === 'time' ? minuteOf(one) === minuteOf(other) : isDeepStrictEqual(one, other)
}

/** A form says no seconds. */
const minuteOf = (moment: RecordValue) => (moment === null ? null : Math.floor(Date.parse(String(moment)) / 60_000))
