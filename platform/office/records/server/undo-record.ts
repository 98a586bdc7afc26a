import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Actor } from '#platform/office/audit/server/audit.ts'
import type { StoredChange } from '#platform/office/audit/server/queries.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { prepareRecord } from './prepare-record.ts'
import { lockRecords, reinsertRecord, updateRecord } from './queries.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { removeFrom } from './remove-record.ts'
import { settle } from './save-record.ts'
import { findVersion } from './version-queries.ts'

/** Puts back what was before, as long as nobody has changed it since. */
export const undoerOf = (table: RecordTable): Undoer => ({
  permission: table.record.edit,
  async undo(tx, change, operator) {
    const after = change.after as unknown as StoredRecord | null
    const [now] = await lockRecords(tx, table, [Number(change.key)])
    if (now?.version !== after?.version) return false
    if (now && !change.before) return (await removeFrom(tx, table, [now.id])) === 1
    const image = await imageOf(tx, table, change, now, operator)
    if (!image) return false
    const done = now
      ? await updateRecord(tx, table, { ...image, version: now.version })
      : await reinsertRecord(tx, table, image)
    if (!done) return false
    const back = await settle(tx, table, image, now)
    if (table.record.versions)
      await keepVersion(tx, keyOf(table.noun, change.key), { after: back, operatorId: operator.operatorId })
    return true
  },
})

/** With versions they say what was before, because the audit keeps only the print of long texts. */
async function imageOf(
  tx: Db,
  table: RecordTable,
  { key, before }: StoredChange,
  now: StoredRecord | undefined,
  by: Actor,
) {
  const image = before as unknown as StoredRecord | null
  if (!image || table.record.versions)
    return image && findVersion<StoredRecord>(tx, keyOf(table.noun, key), image.version)
  try {
    return await prepareRecord(tx, table, image, now, by)
  } catch (error) {
    // What it referred to is gone, or something has taken its place.
    if (error instanceof Refusal) return undefined
    throw error
  }
}
