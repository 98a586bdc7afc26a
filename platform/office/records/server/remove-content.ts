import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { asInUse, inUse } from '#platform/office/audit/server/in-use.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import { auditImage, titleOf } from './audit-image.ts'
import type { ContentTable, StoredContent } from './content-table.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { lockContent, reinsertContent, removeContent, updateContent } from './queries.ts'
import { settle } from './save-content.ts'
import { findVersion } from './version-queries.ts'

/** All of them or none: what others refer to stays. */
export const removeAll = (table: ContentTable, ids: number[], { db, operator }: Context<'operator'>) =>
  db
    .transaction(async (tx) => {
      const gone = await lockContent(tx, table, ids)
      if (gone.length === 0) throw new Refusal('NOT_FOUND')
      if ((await removeContent(tx, table, ids)) < gone.length) throw inUse(await lockContent(tx, table, ids))
      for (const before of gone) {
        await keepVersion(tx, keyOf(table.noun, before.id), { before, operatorId: operator.operatorId })
        await audit(tx, operator, {
          action: 'delete',
          noun: table.noun,
          key: before.id,
          title: titleOf(table, before),
          before: auditImage(table, before),
        })
      }
      return { changeId: operator.changeId }
    })
    .catch(asInUse)

/** What was before is read from the versions: the audit keeps only the print of long texts. */
export const undoerOf = (table: ContentTable): Undoer => ({
  permission: table.content.edit ?? 'content.edit',
  async undo(tx, change, { operatorId }) {
    const key = keyOf(table.noun, change.key)
    const [before, after] = [change.before, change.after] as unknown as (StoredContent | null)[]
    const [now] = await lockContent(tx, table, [Number(change.key)])
    if (now?.version !== after?.version) return false
    if (now && !before) return (await removeContent(tx, table, [now.id])) === 1
    const image = before && (await findVersion<StoredContent>(tx, key, before.version))
    if (!image) return false
    const done = now
      ? await updateContent(tx, table, { ...image, version: now.version })
      : await reinsertContent(tx, table, image)
    if (!done) return false
    await keepVersion(tx, key, { after: await settle(tx, table, image.id, image), operatorId })
    return true
  },
})
