import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findAliasesNamed, lockAliases, removeAliases, restoreAlias, updateAlias, type AliasValues } from './queries.ts'

export const removeAliasesNow = (ids: number[], { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const gone = await lockAliases(tx, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    await removeAliases(tx, ids)
    for (const before of gone) {
      const { id: key, word: title } = before
      await audit(tx, operator, { action: 'delete', noun: 'alias', key, title, before })
    }
    return { changeId: operator.changeId }
  })

export const aliasUndoer: Undoer = {
  permission: 'catalogue.edit',
  async undo(tx, change) {
    const [before, after] = [change.before, change.after] as unknown as (AliasValues | null)[]
    if (!after) return before ? (await restoreAlias(tx, before)) === 1 : false
    if (before) return (await updateAlias(tx, { ...before, version: after.version })) !== undefined
    const [now] = await lockAliases(tx, [after.id])
    return now?.version === after.version && (await removeAliases(tx, [after.id])) === 1
  },
}

export const aliasFinder: Finder = { permission: 'catalogue.read', find: findAliasesNamed }
