import { Refusal } from '#platform/contract/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { RecordValues } from '../fields.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { keyOf } from './keep-version.ts'
import { publishNow } from './publish-queries.ts'
import { lockRecords, saveLinks, saveRows, updateRecord } from './queries.ts'
import { lookAndTakeBack } from './take-back.ts'
import { findVersion } from './version-queries.ts'

export interface Draft {
  id: number
  /** An older one than is saved. */
  version?: number
  /** What an operator has changed and not saved. */
  changed?: RecordValues
}

/** Runs `look` on a database in which the draft is public, and takes everything back. */
export const showDraft = <Result>(
  db: Database,
  table: RecordTable,
  draft: Draft,
  look: (within: Database, path: string) => Promise<Result>,
) => lookAndTakeBack(db, (tx) => publish(tx, table, draft), look)

async function publish(tx: Db, table: RecordTable, { id, version, changed }: Draft): Promise<string> {
  const [saved] = await lockRecords(tx, table, [id])
  if (!saved) throw new Refusal('NOT_FOUND')
  const older = version === undefined || version === saved.version ? undefined : version
  const old = older && (await findVersion<StoredRecord>(tx, keyOf(table.noun, id), older))
  if (older && !old) throw new Refusal('NOT_FOUND')
  const shown: StoredRecord = { ...saved, ...old, ...changed, version: saved.version }
  if (old ?? changed) {
    await updateRecord(tx, table, shown)
    await saveLinks(tx, table, id, shown)
    await saveRows(tx, table, id, shown)
  }
  await publishNow(tx, table, id)
  return table.record.seenAt?.(shown) ?? '/'
}
