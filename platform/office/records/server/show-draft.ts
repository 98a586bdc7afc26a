import { Refusal } from '#platform/contract/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { RecordValues } from '../fields.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { keyOf } from './keep-version.ts'
import { publishNow } from './publish-queries.ts'
import { lockRecords, saveLinks, saveRows, updateRecord } from './queries.ts'
import { findVersion } from './version-queries.ts'

const takenBack = new Error('The preview is taken back.')

export interface Draft {
  id: number
  /** An older one than is saved. */
  version?: number
  /** What an operator has changed and not saved. */
  changed?: RecordValues
}

/**
 * Runs `look` on a database in which the draft is public, and takes everything back: whatever public pages ask, they
 * are answered as they would be, and nobody else ever sees it.
 */
export async function showDraft<Result>(
  db: Database,
  table: RecordTable,
  draft: Draft,
  look: (db: Database, path: string) => Promise<Result>,
): Promise<Result> {
  let result: { seen: Result } | undefined
  await db
    .transaction(async (tx) => {
      const path = await publish(tx, table, draft)
      const one = inTurn(tx)
      const within: Database = { ...db, ...one, transaction: (work) => work(one) }
      result = { seen: await look(within, path) }
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  if (!result) throw new Refusal('NOT_FOUND')
  return result.seen
}

/** Pages ask for several things at once; one connection answers one after the other. */
function inTurn(tx: Db): Db {
  let last: Promise<unknown> = Promise.resolve()
  const next = <Result>(work: () => Promise<Result>) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    many: (query) => next(() => tx.many(query)),
    first: (query) => next(() => tx.first(query)),
    run: (query) => next(() => tx.run(query)),
  }
}

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
