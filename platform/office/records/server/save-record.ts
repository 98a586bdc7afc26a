import { Refusal } from '#platform/contract/errors.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { onTopOf } from '#platform/office/on-top-of.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { RecordValues } from '../fields.ts'
import { dropDrafts } from './draft-queries.ts'
import { auditImage, titleOf } from './audit-image.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { prepareRecord } from './prepare-record.ts'
import { insertRecord, lockRecords, saveLinks, saveRows, updateRecord } from './queries.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { refusing } from './refusing.ts'

export const readyFor = (table: RecordTable, values: RecordValues) =>
  (table.ready?.(values as StoredRecord) ?? values) as StoredRecord

export const createRecord = (
  table: RecordTable,
  input: RecordValues,
  { db, operator }: Pick<Context<'operator'>, 'db' | 'operator'>,
) =>
  refusing(() =>
    db.transaction(async (tx) => {
      const { after, changeId } = await insertOne(tx, table, input, operator)
      return { id: after.id, changeId }
    }),
  )

export async function insertOne(tx: Db, table: RecordTable, input: RecordValues, operator: Actor) {
  const values = await prepareRecord(tx, table, readyFor(table, { ...table.made?.(), ...input }), undefined, operator)
  const id = await insertRecord(tx, table, values)
  const after = await settle(tx, table, { ...values, id })
  if (table.record.versions) await keepVersion(tx, keyOf(table.noun, id), { after, operatorId: operator.operatorId })
  const changed = await audit(tx, operator, {
    action: 'create',
    noun: table.noun,
    key: id,
    title: titleOf(table, after),
    after: auditImage(table, after),
  })
  return { after, ...changed }
}

export const saveRecord = (table: RecordTable, input: StoredRecord, { db, operator, locale }: Context<'operator'>) =>
  refusing(() =>
    db.transaction(async (tx) => {
      const [before] = await lockRecords(tx, table, [input.id])
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== input.version) throw await conflict(tx, table.noun, input.id, locale)
      const { since, ...wish } = input
      const mine = readyFor(table, { ...before, ...wish })
      if (table.record.seenAt) await dropDrafts(tx, keyOf(table.noun, input.id), operator.operatorId)
      return replaceRecord(tx, table, before, await withTheirs(tx, table, before, mine, since), operator)
    }),
  )

/** Whoever saves over a colleague's version writes what they changed of the one they had seen; the rest stays. */
async function withTheirs(tx: Db, table: RecordTable, now: StoredRecord, mine: StoredRecord, since: unknown) {
  const base = typeof since === 'number' ? await findImage(tx, table.noun, now.id, since) : undefined
  return base ? onTopOf(now, mine, { base, typed: auditImage(table, mine) }) : mine
}

/** The locked row gets these values, as a new version. */
export async function replaceRecord(
  tx: Db,
  table: RecordTable,
  before: StoredRecord,
  values: RecordValues,
  operator: Actor,
  action: AuditAction = 'update',
) {
  const { id, version } = before
  const wanted = await prepareRecord(tx, table, { ...before, ...values, id, version }, before, operator)
  if (!(await updateRecord(tx, table, wanted))) throw new Refusal('CONFLICT')
  const after = await settle(tx, table, wanted, before)
  if (table.record.versions)
    await keepVersion(tx, keyOf(table.noun, id), { before, after, operatorId: operator.operatorId })
  const changed = await audit(tx, operator, {
    action,
    noun: table.noun,
    key: id,
    title: titleOf(table, after),
    before: auditImage(table, before),
    after: auditImage(table, after),
  })
  return { after, ...changed }
}

/** Several at once; those that are as wanted already stay untouched. */
export const changeRecords = <Values extends RecordValues>(
  table: RecordTable,
  ids: readonly number[],
  wanted: Values,
  { db, operator }: Context<'operator'>,
  action?: AuditAction,
) =>
  db.transaction(async (tx) => {
    const chosen = await lockRecords(tx, table, ids)
    if (chosen.length === 0) throw new Refusal('NOT_FOUND')
    for (const before of chosen)
      if (Object.entries(wanted).some(([name, value]) => before[name] !== value))
        await replaceRecord(tx, table, before, wanted, operator, action)
    return { changeId: operator.changeId }
  })

/** What follows from the row, and the row as it is then. */
export async function settle(tx: Db, table: RecordTable, values: StoredRecord, before?: StoredRecord) {
  await saveLinks(tx, table, values.id, values)
  await saveRows(tx, table, values.id, values)
  await table.onSaved?.(tx, values.id, values, before)
  const [after] = await lockRecords(tx, table, [values.id])
  if (!after) throw new Error('What was saved is gone.')
  return after
}
