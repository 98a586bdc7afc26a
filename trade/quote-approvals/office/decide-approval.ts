import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { joined } from '#platform/server/database/joined.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sendQuote } from '#trade/quotes/server/send-quote.ts'
import { approvalLife } from './approval-life.ts'
import { approvalDeskNotices } from './desk-notices.ts'
import { findApproval, type MovedApproval } from './queries.ts'

type Desk = Context<'operator'>

async function reachable(tx: Db, { operator }: Desk, id: number): Promise<MovedApproval> {
  const approval = await findApproval(tx, operator, id)
  if (!approval) throw new Refusal('NOT_FOUND')
  return approval
}

/** Who wrote it does not change, so that this can be known before. */
async function anothers(tx: Db, context: Desk, id: number): Promise<MovedApproval> {
  const approval = await reachable(tx, context, id)
  if (approval.operatorId === context.operator.operatorId) throw new Refusal('OWN_APPROVAL')
  return approval
}

const entry = ({ enquiryId, enquiryNo }: MovedApproval) =>
  ({ noun: 'enquiry', key: enquiryId, title: enquiryNo }) as const

/** Sent and approved in one transaction: what can no longer be sent goes on waiting and says why. */
export const approveQuote = (id: number, context: Desk) =>
  context.db.transaction(async (tx) => {
    const { config, operator } = context
    const { operatorId: writer, contactId, quote } = await anothers(tx, context, id)
    const sent = await sendQuote(
      { db: joined(context.db, tx), config, operatorId: writer },
      quote,
      contactId ?? undefined,
    )
    const approval = await approvalLife.move(tx, id, 'approve', byOperator(operator.operatorId), {
      set: sql`, quote_id = ${sent.id}`,
    })
    await mailWriter(tx, context, approval, 'approve', null)
    return audit(tx, operator, { action: 'confirm', ...entry(approval), after: { ...sent, status: 'approved' } })
  })

export const sendBackQuote = ({ id, reason }: { id: number; reason: string }, context: Desk) =>
  context.db.transaction(async (tx) => {
    const { operator } = context
    await anothers(tx, context, id)
    const approval = await approvalLife.move(tx, id, 'sendBack', byOperator(operator.operatorId), { note: reason })
    await mailWriter(tx, context, approval, 'sendBack', reason)
    return audit(tx, operator, { action: 'reject', ...entry(approval), after: { status: 'returned', reason } })
  })

export const withdrawRequest = (id: number, context: Desk) =>
  context.db.transaction(async (tx) => {
    const { operator } = context
    await reachable(tx, context, id)
    const approval = await approvalLife.move(tx, id, 'withdraw', byOperator(operator.operatorId))
    return audit(tx, operator, { action: 'withdraw', ...entry(approval), after: { status: 'withdrawn' } })
  })

const mailWriter = (
  tx: Db,
  { config }: Desk,
  { operatorId, shopId, enquiryId, enquiryNo, totalMinor, currency }: MovedApproval,
  event: 'approve' | 'sendBack',
  words: string | null,
) =>
  mailOperators(tx, config, { permission: 'sales.edit', shopId, only: operatorId }, approvalDeskNotices[event], {
    about: enquiryId,
    enquiryNo,
    total: { minor: totalMinor, currency },
    words,
  })
