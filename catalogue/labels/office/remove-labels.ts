import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { inUse } from '#platform/office/audit/server/in-use.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lockLabels, removeLabels, restoreLabel, updateLabel, type LabelValues } from './queries.ts'

/** All of them or none: what products or cases use stays. */
export const removeUnusedLabels = (ids: number[], { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const gone = await lockLabels(tx, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    if ((await removeLabels(tx, ids)) < gone.length) throw inUse(await lockLabels(tx, ids))
    return audit(
      tx,
      operator,
      ...gone.map((before) => ({
        action: 'delete' as const,
        noun: 'label' as const,
        key: before.id,
        title: before.nameEn,
        before,
      })),
    )
  })

export const labelUndoer: Undoer = {
  permission: 'catalogue.edit',
  async undo(tx, change) {
    const [before, after] = [change.before, change.after] as unknown as (LabelValues | null)[]
    if (!after) return before ? (await restoreLabel(tx, before)) === 1 : false
    if (!before) return removeAsMade(tx, after)
    return (await updateLabel(tx, { ...before, version: after.version })) !== undefined
  },
}

async function removeAsMade(tx: Db, { id, version }: LabelValues) {
  const [now] = await lockLabels(tx, [id])
  return now?.version === version && (await removeLabels(tx, [id])) === 1
}
