import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { changeQuote } from './change-quote.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { tellOfQuote } from './tell-of-quote.ts'

/** The seller no longer stands by it; the reason goes to the buyer. */
export const withdrawQuote = ({ db, config, operatorId }: Operating, quoteId: number, reason: string) =>
  db.transaction(async (tx) => {
    const quote = await changeQuote(tx, quoteId, 'withdraw', byOperator(operatorId), { note: reason })
    await tellOfQuote(tx, quote, 'withdraw', config, { note: reason })
    return quote
  })
