import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { quoteLife } from './quote-life.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

/** The seller no longer stands by it; the reason goes to the buyer. */
export const withdrawQuote = ({ db, config, operatorId }: Operating, quoteId: number, reason: string) =>
  db.transaction(async (tx) => {
    const quote = await quoteLife.move(tx, quoteId, 'withdraw', byOperator(operatorId), { note: reason })
    await notifyOfQuote(tx, quote, 'withdraw', config, { note: reason })
    return quote
  })
