import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { findOwnProducts } from '#catalogue/products/server/shared-queries.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { askApproval, requireNoApproval } from '#trade/quote-approvals/office/ask-approval.ts'
import { findReasons } from '#trade/quote-approvals/office/find-reasons.ts'
import { isQuoteOf } from '#trade/quotes/office/desk-quotes.ts'
import { checkQuote } from '#trade/quotes/server/check-quote.ts'
import { sendQuote } from '#trade/quotes/server/send-quote.ts'
import { withdrawQuote } from '#trade/quotes/server/withdraw-quote.ts'
import type { enquiries } from './contract.ts'
import { operate } from './operate-enquiry.ts'
import { findReaderOf } from './queries.ts'

export async function checkAtDesk(
  quote: ParsedOf<typeof enquiries.checkQuote>,
  { db, config, operator }: Context<'operator'>,
) {
  if (!(await findReaderOf(db, operator, quote.enquiryId))) throw new Refusal('NOT_FOUND')
  await requireOwnGoods(db, operator, quote.lines)
  const check = await checkQuote(db, operator, quote, config)
  return { ...check, approval: await findReasons(db, quote, check) }
}

type Sent = ParsedOf<typeof enquiries.quote>

/** What leaves is checked as the form was. A slip of the point must not leave by one press. */
async function checkMeant(db: Db, quote: Sent, { operator, config }: Context<'operator'>) {
  await requireOwnGoods(db, operator, quote.lines)
  const check = await checkQuote(db, operator, quote, config)
  const doubtful = check.lines.flatMap((line, index) =>
    line.doubtful ? [[`lines.${index}.price`, 'quotes.priceDoubtful']] : [],
  )
  if (doubtful.length > 0 && !quote.confirmed)
    throw new Refusal('INVALID_INPUT', { fields: Object.fromEntries(doubtful) })
  return check
}

const termsOf = ({ currency, deliveryTerm, deliveryPlace, paymentType, validUntil }: Sent) => ({
  currency,
  deliveryTerm,
  deliveryPlace,
  paymentType,
  validUntil,
})

export const quoteAtDesk = (quote: Sent, context: Context<'operator'>) =>
  operate(context, quote.enquiryId, 'quote', async (db) => {
    const { operatorId, contactId } = context.operator
    await requireNoApproval(db, quote, await checkMeant(db, quote, context))
    const sent = await sendQuote({ db, config: context.config, operatorId }, quote, contactId ?? undefined)
    return { id: sent.id, after: { ...sent, ...termsOf(quote) } }
  })

export const askAtDesk = ({ confirmed, ...quote }: Sent, context: Context<'operator'>) =>
  operate(context, quote.enquiryId, 'ask', async (db) => {
    const check = await checkMeant(db, { ...quote, confirmed }, context)
    const { id, reasons } = await askApproval(db, quote, check, context)
    return { id, after: { ...termsOf({ ...quote, confirmed }), reasons } }
  })

/** A line without a product would be sold by the house. */
async function requireOwnGoods(db: Db, by: Reach, lines: Sent['lines']) {
  if (by.shopId === null) return
  const own = new Set(
    await findOwnProducts(
      db,
      by,
      lines.flatMap(({ productId }) => productId ?? []),
    ),
  )
  const at = lines.findIndex(({ productId }) => productId === undefined || !own.has(productId))
  if (at >= 0) throw new Refusal('INVALID_INPUT', { fields: { [`lines.${at}.productId`]: 'quotes.ownGoodsOnly' } })
}

export const withdrawAtDesk = (
  { id, quoteId, reason }: ParsedOf<typeof enquiries.withdraw>,
  context: Context<'operator'>,
) =>
  operate(context, id, 'withdraw', async (db) => {
    if (!(await isQuoteOf(db, id, quoteId))) throw new Refusal('NOT_FOUND')
    const { quoteNo, version, status } = await withdrawQuote(
      { db, config: context.config, operatorId: context.operator.operatorId },
      quoteId,
      reason,
    )
    return { after: { quoteNo, version, status, reason } }
  })
