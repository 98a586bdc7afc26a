import { giveBackStock } from '#catalogue/goods/server/move-stock.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { joined } from '#platform/server/database/joined.ts'
import { isAllShipped } from '#trade/shipments/server/shared-queries.ts'
import { giveBackCalled } from '#trade/price-lists/server/call-off.ts'
import { chargeGoods } from '#trade/settlements/server/charge-goods.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { orderLife } from '../server/order-life.ts'
import { bookRefunds, lockOrder, weightsOf } from '../server/queries.ts'
import { chargedNote } from '../server/settle-order.ts'
import { refundOrder, type Operating } from './operator-steps.ts'
import { shipWhole } from '../server/ship-whole.ts'

interface Cancelled {
  reason: string
  lines: readonly { lineId: number; kilograms: number }[]
}

/** Goods that have not left will not come: they go back into stock, and their money as every difference does. */
export const cancelGoods = ({ db, config, operatorId }: Operating, orderId: number, { reason, lines }: Cancelled) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    if ((await lockOrder(tx, orderId))?.status !== OrderStatus.notShipped) throw new Refusal('ORDER_STATE')
    const known = await weightsOf(tx, orderId)
    const moves = lines.map(({ lineId, kilograms }, at) => {
      const line = known.find(({ id }) => id === lineId)
      if (!line) throw new Refusal('NOT_FOUND')
      if (kilograms > line.kilograms - line.shippedKg)
        throw new Refusal('INVALID_INPUT', { fields: { [`lines.${at}.kilograms`]: 'adminOrders.cancelTooMuch' } })
      return { ...line, kilograms, left: line.kilograms - kilograms }
    })
    const weights = new Map(moves.map(({ id, left }) => [id, left]))
    if (weights.size !== moves.length) throw new Refusal('INVALID_INPUT')
    if (known.every((line) => (weights.get(line.id) ?? line.kilograms) === 0))
      return refundOrder({ db: joined(db, tx), config, operatorId }, orderId, reason)
    const stock = moves.flatMap(({ productId, ...move }) => (productId === null ? [] : [{ ...move, productId }]))
    await giveBackStock(tx, stock)
    await giveBackCalled(
      tx,
      moves.map(({ kilograms, calledKg, ...line }) => ({ ...line, calledKg: Math.min(calledKg, kilograms) })),
    )
    const charged = await chargeGoods(tx, { orderId, cause: 'cancelled', by: 'ordered', reason, weights })
    if (!charged) throw new Refusal('INVALID_INPUT')
    await bookRefunds(tx, orderId)
    const note = (currency: string) => `${chargedNote(charged, currency)}: ${reason}`
    const order = await orderLife.move(tx, orderId, 'cancelGoods', by, { note: note(moves[0]?.currency ?? '') })
    await notifyBuyer(tx, order, charged.refundedMinor > 0 ? 'cancelGoodsBack' : 'cancelGoods', config, {
      answer: reason,
      beforeMinor: charged.before,
      amountMinor: charged.refundedMinor,
      kilograms: charged.kilograms.before - charged.kilograms.after,
    })
    if (await isAllShipped(tx, orderId)) await shipWhole(tx, config, orderId, by)
    return order
  })
