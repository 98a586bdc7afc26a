import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { searchSnapshots } from '#identity/addresses/server/shared-queries.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { searchDictionary } from '#platform/reference-data/server/shared-queries.ts'
import type { Context } from '#platform/server/api/context.ts'
import { confirmOrder } from '#trade/orders/server/confirm-order.ts'
import { placeFor } from '#trade/orders/server/place-order.ts'
import type { enteredOrders } from './contract.ts'
import { isOpenAccount } from './queries.ts'

/** The figures that the member would see. */
export async function figuresFor(
  { memberId, ...asked }: ParsedOf<typeof enteredOrders.figures>,
  { db, config }: Context<'operator'>,
) {
  if (!(await isOpenAccount(db, memberId))) throw new Refusal('NOT_FOUND')
  const deliveryTerms = await searchDictionary(db, 'DELIVERY_TERM')
  const term = deliveryTerms.find(({ code }) => code === asked.deliveryTerm)
  if (term?.needsPlace && !asked.deliveryPlace)
    throw new Refusal('INVALID_INPUT', { fields: { deliveryPlace: 'orders.enterPlace' } })
  const [figures, addresses] = await Promise.all([
    confirmOrder(asked, { db, config, caller: { memberId } }),
    searchSnapshots(db, memberId),
  ])
  return { ...figures, addresses, deliveryTerms }
}

/** The member's order: stock, limits, credit and letters are those of an order that the member placed. */
export const enterOrder = (
  { memberId, line, channel, ...terms }: ParsedOf<typeof enteredOrders.enter>,
  { db, config, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    if (!(await isOpenAccount(tx, memberId))) throw new Refusal('NOT_FOUND')
    const entrant = { operatorId: operator.operatorId, channel }
    const { orders } = await placeFor(tx, line, { ...terms, entrant }, { config, caller: { memberId } })
    for (const { id, orderSn } of orders) {
      const after = { memberId, channel, note: terms.note }
      await audit(tx, operator, { action: 'create', noun: 'order', key: id, title: orderSn, after })
    }
    return { id: orders[0]?.id ?? 0, changeId: operator.changeId }
  })
