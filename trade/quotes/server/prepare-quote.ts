import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { date } from '#platform/texts/format.ts'
import { availablePayMethods } from '#trade/payments/server/pay-methods.ts'
import { offersToCompany } from '#trade/price-lists/server/shared-queries.ts'
import type { NewQuote } from '../new-quote.ts'
import { quoteFreight } from './quote-freight.ts'
import { quoteLines } from './quote-lines.ts'
import { companyAsking } from './shared-queries.ts'
import { findAsked, type Asked } from './send-queries.ts'

/** A quote as it would be sent, with what it answers. Refuses terms and lines that do not fit. */
export async function prepareQuote(db: Db, quote: NewQuote, config: Config) {
  const asked = await findAsked(db, quote)
  if (!asked) throw new Refusal('NOT_FOUND')
  const payMethods = await availablePayMethods(db, config, [quote.currency])
  refuseWrongTerms(quote, asked, payMethods)
  const goods = await findGoods(
    db,
    quote.lines.flatMap(({ productId, lotId }) =>
      productId === undefined ? [] : [{ productId, lotId: lotId ?? null }],
    ),
    offersToCompany(companyAsking(quote.enquiryId)),
  )
  const lines = quoteLines(quote.lines, asked, goods)
  return { asked, goods, lines, charges: await quoteFreight(db, quote, { asked, lines, goods }) }
}

const mostDays = 180

function refuseWrongTerms(quote: NewQuote, { delivery, payment }: Asked, payMethods: readonly string[]) {
  const fields: Record<string, string> = {}
  const today = date(new Date())
  const last = date(new Date(Date.now() + mostDays * 24 * 3_600_000))
  if (quote.validUntil < today || quote.validUntil > last) fields['validUntil'] = 'quotes.validUntilWrong'
  if (!delivery) fields['deliveryTerm'] = 'quotes.chooseDelivery'
  else if (!quote.deliveryPlace) fields['deliveryPlace'] = 'quotes.enterPlace'
  if (!payment) fields['paymentType'] = 'quotes.choosePayment'
  else if (!payMethods.includes(payment.payMethod)) fields['paymentType'] = 'quotes.paymentClosed'
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
}
