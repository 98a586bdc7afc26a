import { Refusal } from '#platform/contract/errors.ts'
import type { AuditNoun } from '#platform/office/audit/contract.ts'
import type { KeptVersions } from '../version-calls.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import { partsOnTopOf } from '#platform/office/on-top-of.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { findVersion, lastVersion, searchVersions } from './version-queries.ts'

/** Something of which there is one, edited as a whole. Its number is that of its last version. */
export interface ContentDocument<Content extends object> {
  noun: AuditNoun & ('site' | 'homePage')
  permission: OperatorPermission
  read(db: Db): Promise<Content>
  /** The same for whoever is about to write. */
  lock(tx: Db): Promise<Content>
  write(tx: Db, content: Content): Promise<void>
}

const placeOf = <Content extends object>({ noun }: ContentDocument<Content>) => keyOf(noun, noun)

export async function readDocument<Content extends object>(db: Db, document: ContentDocument<Content>) {
  return { ...(await document.read(db)), version: await lastVersion(db, placeOf(document)) }
}

async function replace<Content extends object>(
  tx: Db,
  document: ContentDocument<Content>,
  content: Content,
  operator: Actor,
) {
  const before = { ...(await document.lock(tx)), version: await lastVersion(tx, placeOf(document)) }
  await document.write(tx, content)
  const after = { ...(await document.read(tx)), version: before.version + 1 }
  await keepVersion(tx, placeOf(document), { before, after, operatorId: operator.operatorId })
  return { before, after }
}

export const saveDocument = <Content extends object>(
  document: ContentDocument<Content>,
  content: Content,
  { version, since }: { version: number; since?: number | undefined },
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const now = await document.lock(tx)
    if ((await lastVersion(tx, placeOf(document))) !== version)
      throw await conflict(tx, document.noun, document.noun, locale)
    const base = since && (await findVersion<Record<string, unknown>>(tx, placeOf(document), since))
    const change = await replace(tx, document, base ? partsOnTopOf(now, content, base) : content, operator)
    return audit(tx, operator, {
      action: 'update',
      noun: document.noun,
      key: document.noun,
      title: document.noun,
      ...change,
    })
  })

export async function restoreDocument<Content extends object>(
  document: ContentDocument<Content>,
  { version, wanted }: { version: number; wanted: number },
  context: Context<'operator'>,
) {
  const content = await findVersion<Content>(context.db, placeOf(document), wanted)
  if (!content) throw new Refusal('NOT_FOUND')
  return saveDocument(document, content, { version }, context)
}

export async function listDocumentVersions<Content extends object>(
  db: Db,
  document: ContentDocument<Content>,
): Promise<KeptVersions> {
  const kept = await searchVersions(db, placeOf(document))
  if (kept.length > 0) return { list: kept, pictures: {} }
  const { version, ...values } = await readDocument(db, document)
  const at = new Date().toISOString()
  return { list: [{ version, at, operatorName: null, operatorNameEn: null, values }], pictures: {} }
}

export const documentUndoer = <Content extends object>(document: ContentDocument<Content>): Undoer => ({
  permission: document.permission,
  async undo(tx, { before, after }, operator) {
    await document.lock(tx)
    if (!before || (await lastVersion(tx, placeOf(document))) !== after?.['version']) return false
    await replace(tx, document, before as unknown as Content, operator)
    return true
  },
})
