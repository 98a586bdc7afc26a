import { Refusal } from '#platform/contract/errors.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { placeKept } from '#trade/orders/server/place-order.ts'
import { acceptWithin } from '#trade/quotes/server/accept-quote.ts'
import { lockSpender } from '#trade/spending-limits/server/shared-queries.ts'
import { approvalLife } from './approval-life.ts'
import { keptGoods } from './kept-goods.ts'
import { notifyAsker } from './notify.ts'
import { findApproval, insertPlaced, type ApprovalRow } from './queries.ts'

/** Of others in the company alone; who asked does not change, so that this can be known before. */
async function another(tx: Db, caller: Caller, id: number): Promise<ApprovalRow> {
  const row = await findApproval(tx, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.own) throw new Refusal('OWN_APPROVAL')
  return row
}

/** Decision, order and stock are one transaction: what cannot be placed leaves the request waiting and says why. */
export const approve = (
  { id, fingerprint }: { id: number; fingerprint: string },
  { db, config, caller }: Context<'member'>,
) =>
  db.transaction(async (tx) => {
    const row = await another(tx, caller, id)
    const approval = await approvalLife.move(tx, id, 'approve', byMember(caller.memberId))
    await lockSpender(tx, row.memberId)
    const { orders } = await placeApproved(tx, row, fingerprint, config)
    const orderIds = orders.map((order) => order.id)
    await insertPlaced(tx, id, orderIds)
    await notifyAsker(tx, approval, 'approve', config)
    return { orders }
  })

/** In the name of who asked, at the figures that the approver has seen. */
function placeApproved(tx: Db, row: ApprovalRow, fingerprint: string, config: Config) {
  const { memberId, quoteId, terms } = row
  const placer = { config, caller: { memberId }, approved: true as const }
  const { addressId, note, invoiceTitle } = terms
  if (quoteId !== null) return acceptWithin(tx, { id: quoteId, addressId, note, invoiceTitle }, placer)
  return placeKept(tx, keptGoods(row), { ...terms, fingerprint }, placer)
}

export const reject = ({ id, reason }: { id: number; reason: string }, { db, config, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    await another(tx, caller, id)
    const approval = await approvalLife.move(tx, id, 'reject', byMember(caller.memberId), { note: reason })
    await notifyAsker(tx, approval, 'reject', config, reason)
    return null
  })

export const withdraw = (id: number, { db, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const row = await findApproval(tx, caller, id)
    if (!row?.own) throw new Refusal('NOT_FOUND')
    await approvalLife.move(tx, id, 'withdraw', byMember(caller.memberId))
    return null
  })
