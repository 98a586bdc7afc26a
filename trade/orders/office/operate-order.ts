import { Refusal } from '#platform/contract/errors.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import { joined } from '#platform/server/database/joined.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lockForAudit } from './queries.ts'
import type { Operating } from './operator-steps.ts'

interface Step {
  id: number
  action: AuditAction
  /** Words that belong to it, such as a reason. */
  said?: object
  take(operating: Operating): Promise<unknown>
}

/** One step of an order by somebody of the seller's side, and its entry in the audit: both or neither. */
export const operateOrder = ({ db, config, operator }: Context<'operator'>, { id, action, said, take }: Step) =>
  db.transaction(async (tx) => {
    const before = await lockForAudit(tx, operator, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await take({ db: joined(db, tx), config, operatorId: operator.operatorId })
    const after = { ...(await lockForAudit(tx, operator, id)), ...said }
    return audit(tx, operator, { action, noun: 'order', key: id, title: before.orderSn, before, after })
  })
