import { Refusal } from '#platform/contract/errors.ts'
import type { AuditNoun } from '../contract.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import { audit } from './audit.ts'
import { titleIn } from './titles.ts'
import { searchChange, type StoredChange } from './queries.ts'

/** How a noun takes back what was done to it. */
export interface Undoer {
  permission: OperatorPermission
  /** Puts `before` back if the thing is still as `after` says; answers whether it was. */
  undo(tx: Db, change: StoredChange, operator: Operator): Promise<boolean>
}
export type Undoers = Partial<Record<AuditNoun, Undoer>>

/** All of a request or nothing, by the one who made it, and only as long as nobody has touched it since. */
export async function undoChange(undoers: Undoers, id: string, { db, operator }: Context<'operator'>) {
  return db.transaction(async (tx) => {
    const changes = await searchChange(tx, id, operator.operatorId)
    if (changes.length === 0) throw new Refusal('CANNOT_UNDO')
    for (const change of changes) {
      const undoer = undoers[change.noun]
      if (!undoer || !operator.permissions.includes(undoer.permission)) throw new Refusal('CANNOT_UNDO')
      if (!(await undoer.undo(tx, change, operator))) throw new Refusal('CANNOT_UNDO')
      const { noun, key } = change
      const title = titleIn(change.titleZh, change.title)
      const [before, after] = [change.after ?? undefined, change.before ?? undefined]
      await audit(tx, operator, { action: 'undo', noun, key, title, before, after })
    }
    return { changeId: operator.changeId }
  })
}
