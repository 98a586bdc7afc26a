import { priceLine } from '#catalogue/goods/price.ts'
import type { Db } from '#platform/server/database/database.ts'
import { earnedBy } from '#trade/margins/office/shared-queries.ts'
import type { NewQuote } from '#trade/quotes/new-quote.ts'
import type { QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { approvalReasons, type ApprovalReason } from '../approval.ts'
import { areAgreed } from './agreed-prices.ts'
import { findRule } from './queries.ts'

/** The most that its buyer could order by it, with the freight of what is quoted. */
export const largestTotal = ({ lines, charges }: QuoteCheck) =>
  [
    ...lines.map((line) => Math.max(...[line, ...line.tiers].map((offer) => priceLine(offer).amountMinor))),
    ...charges.map(({ amountMinor }) => amountMinor),
  ].reduce((sum, amount) => sum + amount, 0)

/** Why the word of its writer is not enough; empty where it is. Every quantity that the buyer can choose counts. */
export async function findReasons(db: Db, quote: NewQuote, check: QuoteCheck): Promise<ApprovalReason[]> {
  const { lines } = quote
  const rule = await findRule(db)
  if (!rule) throw new Error('There is no rule for quotes.')
  const { marginPercent, belowListPercent } = rule
  const limit = check.currency === 'CNY' ? rule.limitCny : rule.limitUsd
  const offers = check.lines.flatMap((line, at) =>
    [line, ...line.tiers].map((offer) => ({
      line: at,
      productId: lines[at]?.productId,
      lotId: lines[at]?.lotId,
      kilograms: offer.kilograms,
      price: offer.perTonneMinor,
      listMinor: offer.listMinor,
    })),
  )
  const earned = await earnedBy(db, check.currency, offers)
  const agreed = await areAgreed(db, quote, offers)
  const found: Record<ApprovalReason, boolean> = { limit: false, margin: false, list: false }
  found.limit = limit !== null && largestTotal(check) > limit * 100
  for (const { position, netMinor, costMinor } of earned) {
    if (agreed[position] || netMinor === null) continue
    const { price, listMinor } = offers[position] ?? { price: 0, listMinor: null }
    if (marginPercent !== null && costMinor !== null)
      found.margin ||= (netMinor - costMinor) * 100 < netMinor * marginPercent
    else if (belowListPercent !== null && listMinor !== null)
      found.list ||= price * 100 < listMinor * (100 - belowListPercent)
  }
  return approvalReasons.filter((reason) => found[reason])
}
