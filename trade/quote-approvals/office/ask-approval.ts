import { existsAudience } from '#identity/operators/office/shared-queries.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { NewQuote } from '#trade/quotes/new-quote.ts'
import type { QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { approvalLife } from './approval-life.ts'
import { approvalDeskNotices } from './desk-notices.ts'
import { findReasons, largestTotal } from './find-reasons.ts'
import { findWaitingOf, insertApproval } from './queries.ts'

/** A quote that needs approval is not sent without. */
export async function requireNoApproval(db: Db, quote: NewQuote, check: QuoteCheck) {
  if ((await findReasons(db, quote, check)).length > 0) throw new Refusal('APPROVAL_NEEDED')
}

/** Keeps a quote until somebody else approves it. What waited before for the same enquiry is replaced by it. */
export async function askApproval(
  tx: Db,
  quote: NewQuote,
  check: QuoteCheck,
  { config, operator }: Pick<Context<'operator'>, 'config'> & { operator: Operator },
) {
  const { operatorId, contactId } = operator
  const waiting = await findWaitingOf(tx, quote.enquiryId)
  if (waiting) await approvalLife.move(tx, waiting.id, 'withdraw', byOperator(operatorId))
  const reasons = await findReasons(tx, quote, check)
  const asked = await insertApproval(tx, { quote, operatorId, contactId, totalMinor: largestTotal(check), reasons })
  if (!asked) throw new Error('No approval was inserted.')
  const approvers = { permission: 'quotes.approve', shopId: asked.shopId, except: operatorId } as const
  if (!(await existsAudience(tx, approvers))) throw new Refusal('NO_APPROVER', { says: 'adminQuoteApprovals.nobody' })
  await mailOperators(tx, config, approvers, approvalDeskNotices.ask, {
    about: asked.enquiryId,
    enquiryNo: asked.enquiryNo,
    total: { minor: asked.totalMinor, currency: asked.currency },
    words: reasons.map((reason) => ({ key: `quoteApprovalMail.reason_${reason}` as const })),
  })
  return { id: asked.id, reasons }
}
