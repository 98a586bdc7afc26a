import type { AuditNoun } from '#platform/office/audit/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { insertVersion, type VersionKey } from './version-queries.ts'

interface Versioned {
  version: number
}

export const keyOf = (noun: AuditNoun, id: number | string): VersionKey => ({ noun, key: String(id) })

/** Writes down the new state, and the one before if nobody had yet. */
export async function keepVersion(
  tx: Db,
  key: VersionKey,
  { before, after, operatorId }: { before?: Versioned; after?: Versioned; operatorId: number },
) {
  if (before) await insertVersion(tx, key, before.version, before, null)
  if (after) await insertVersion(tx, key, after.version, after, operatorId)
}
