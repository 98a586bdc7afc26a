import { giveBackStock, takeStock } from '#catalogue/goods/server/move-stock.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byMember, bySystem } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { chargeGoods } from '#trade/settlements/server/charge-goods.ts'
import { isAllShipped } from '#trade/shipments/server/shared-queries.ts'
import { excessOfMore } from '#trade/spending-limits/excess.ts'
import { lockAllowances } from '#trade/spending-limits/server/find-excess.ts'
import { requestLife } from '#trade/weight-requests/server/request-life.ts'
import { shipWhole } from './ship-whole.ts'
import { notifySeller } from './notify-seller.ts'
import { orderLife } from './order-life.ts'
import { bookRefunds, lockOrder, weightsOf } from './queries.ts'
import { chargedNote } from './settle-order.ts'
import { stockShort } from './stock-short.ts'

interface Answer {
  id: number
  requestId: number
  agree: boolean
}

/** The buyer takes another weight than was ordered, or insists on what was. */
export const answerWeight = ({ id, requestId, agree }: Answer, { db, config, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const by = byMember(caller.memberId)
    await lockOrder(tx, id)
    const set = sql`, answered_at = now()`
    const request = await requestLife.move(tx, requestId, agree ? 'agree' : 'decline', by, { set })
    if (request.orderId !== id) throw new Refusal('NOT_FOUND')
    const note = agree ? await changeWeight(tx, id, request, caller.memberId) : undefined
    const event = agree ? 'agreeWeight' : 'declineWeight'
    await orderLife.move(tx, id, event, by, { note })
    await notifySeller(tx, id, event, config)
    if (agree && (await isAllShipped(tx, id))) await shipWhole(tx, config, id, bySystem)
    return null
  })

interface Agreed {
  lineId: number
  kilograms: number
}

/** Money and stock follow the weight that was agreed, the credit before the stock as when an order is placed. */
async function changeWeight(tx: Db, orderId: number, { lineId, kilograms }: Agreed, memberId: number) {
  const line = (await weightsOf(tx, orderId)).find(({ id }) => id === lineId)
  if (!line) throw new Refusal('NOT_FOUND')
  const more = kilograms - line.kilograms
  const weights = new Map([[lineId, kilograms]])
  const allowances = more > 0 ? await lockAllowances(tx, memberId) : []
  const charged = await chargeGoods(tx, { orderId, cause: 'agreed', by: 'ordered', weights })
  if (charged && excessOfMore({ ...charged, currency: line.currency }, allowances).length > 0)
    throw new Refusal('ABOVE_LIMIT')
  await bookRefunds(tx, orderId)
  if (line.productId !== null) {
    const move = { productId: line.productId, lotId: line.lotId, kilograms: Math.abs(more) }
    if (more < 0) await giveBackStock(tx, [move])
    else await takeStock(tx, [move], () => stockShort([line]))
  }
  return charged && chargedNote(charged, line.currency)
}
