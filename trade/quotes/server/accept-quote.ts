import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Entrant } from '#identity/members/channel.ts'
import type { Placed } from '#trade/orders/contract.ts'
import type { quotes } from '../contract.ts'
import type { Placer, Titled } from '#trade/orders/server/place-order.ts'
import { placeQuoted } from '#trade/orders/server/place-quoted.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import type { Context } from '#platform/server/api/context.ts'
import { quoteLife } from './quote-life.ts'
import { findTerms, linesToOrder } from './queries.ts'
import { byMember, byOperator } from '#platform/server/api/by.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

type Acceptance = ParsedOf<typeof quotes.accept>

/** State, history, order, stock and messages are one transaction: of many attempts one has all of it, the others nothing. */
export const acceptQuote = (wish: Acceptance, context: Context<'member'>): Promise<Placed> =>
  context.db.transaction((tx) => acceptWithin(tx, wish, context))

/** The same within the transaction that approves it, or by somebody of the house, whose note says how the buyer agreed. */
export async function acceptWithin(
  tx: Db,
  { id, addressId, note, ...invoice }: Acceptance & Titled,
  placer: Placer,
  entrant?: Entrant,
): Promise<Placed> {
  const { config, caller } = placer
  const by = entrant ? byOperator(entrant.operatorId) : byMember(caller.memberId)
  const quote = await quoteLife.move(tx, id, 'accept', by, { note })
  const { currency, deliveryTerm, deliveryPlace } = quote
  const [lines, terms] = await together([linesToOrder(tx, id), findTerms(tx, id)])
  if (!terms) throw new Error(`Quote ${id} has no terms.`)
  const { charges } = terms
  const total = [...lines, ...charges].reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (total !== quote.totalMinor) throw new Error(`Goods and freight of quote ${id} do not make its total.`)
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
      ...invoice,
      entrant,
      term: terms.delivery,
      payment: terms.payment,
      charges,
      lines: lines.map((line) => ({ ...line, unit: 'MT' as const })),
    },
    placer,
  )
}
