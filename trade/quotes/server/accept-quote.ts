import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Placed } from '#trade/orders/contract.ts'
import type { quotes } from '../contract.ts'
import { placeQuoted } from '#trade/orders/server/place-quoted.ts'
import type { Context } from '#platform/server/api/context.ts'
import { quoteLife } from './quote-life.ts'
import { payHoursOf, payMethodOf } from './payment-types.ts'
import { linesToOrder } from './queries.ts'
import { byMember } from '#platform/server/api/by.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

/** State, history, order, stock and messages are one transaction: of many attempts one has all of it, the others nothing. */
export async function acceptQuote(
  { id, addressId, note }: ParsedOf<typeof quotes.accept>,
  { db, config, caller }: Context<'member'>,
): Promise<Placed> {
  return db.transaction(async (tx) => {
    const quote = await quoteLife.move(tx, id, 'accept', byMember(caller.memberId), { note })
    const { currency, deliveryTerm, deliveryPlace, paymentType } = quote
    const lines = await linesToOrder(tx, id)
    const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    if (total !== quote.totalMinor) throw new Error(`The lines of quote ${id} do not make its total.`)
    await notifyOfQuote(tx, quote, 'accept', config)
    return placeQuoted(
      tx,
      {
        quoteId: id,
        currency,
        addressId,
        deliveryTerm,
        deliveryPlace,
        note,
        payMethod: payMethodOf(paymentType),
        payHours: payHoursOf(paymentType, config.trade.payHours),
        lines: lines.map((line) => ({ ...line, unit: 'MT' as const })),
      },
      { config, caller },
    )
  })
}
