import { Refusal } from '#platform/contract/errors.ts'
import type { KeptVersions } from '../version-calls.ts'
import type { Db } from '#platform/server/database/database.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { keyOf } from './keep-version.ts'
import { findRecord, lockRecords, searchPictures } from './queries.ts'
import { replaceRecord } from './save-record.ts'
import { findVersion, searchVersions } from './version-queries.ts'

/** Ids in the fields of a kind. */
export const idsOf = (wanted: 'picture' | 'document', { record }: RecordTable, values: Record<string, unknown>) =>
  Object.entries(record.fields).flatMap(([name, { kind }]) =>
    kind === wanted && typeof values[name] === 'number' ? [values[name]] : [],
  )

/** The newest first; what nobody has changed here yet has one. */
export async function listVersions(db: Db, table: RecordTable, id: number): Promise<KeptVersions> {
  const now = await findRecord(db, table, id)
  if (!now) throw new Refusal('NOT_FOUND')
  const kept = await searchVersions(db, keyOf(table.noun, id))
  const at = new Date().toISOString()
  const list =
    kept.length > 0 ? kept : [{ version: now.version, at, operatorName: null, operatorNameEn: null, values: now }]
  const ids = list.flatMap(({ values }) => idsOf('picture', table, values))
  return { list, pictures: await searchPictures(db, ids) }
}

export interface Restoring {
  id: number
  version: number
  wanted: number
}

export const restoreVersion = (
  table: RecordTable,
  { id, version, wanted }: Restoring,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const [before] = await lockRecords(tx, table, [id])
    const image = await findVersion<StoredRecord>(tx, keyOf(table.noun, id), wanted)
    if (!before || !image) throw new Refusal('NOT_FOUND')
    if (before.version !== version) throw await conflict(tx, table.noun, id, locale)
    // Whether it is public is decided apart: an old text must not go on the site, or off it, unasked.
    const { publishedAt: _, ...values } = image
    return replaceRecord(tx, table, before, values, operator)
  })
