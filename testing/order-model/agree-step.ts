import { OrderStatus } from '#platform/contract/enums.ts'
import * as ledger from './ledger.ts'
import { giveBack, type Step } from './move.ts'

/** The buyer's answer to another weight. */
export const agreeing = (agree: boolean): Step => ({
  from: [OrderStatus.notShipped],
  own: true,
  may(order, _, { stock }) {
    if (!order.request || !agree) return order.request !== undefined
    const { line: at, kilograms } = order.request
    const line = order.lines[at]
    if (!line) return false
    const more = kilograms - line.kilograms
    return stock[line.lotId === null ? 'product' : 'lot'] >= more && (more === 0 || kilograms >= line.shipped)
  },
  act: ({ id, request }, { who }, { buyers }) =>
    buyers[who].api.orders.answerWeight({ id, requestId: request?.id ?? 1, agree }),
  follow(order, _, world) {
    const { request } = order
    order.request = undefined
    const line = request && order.lines[request.line]
    if (!agree || !line) return
    giveBack(world, line.lotId, line.kilograms - request.kilograms)
    line.kilograms = request.kilograms
    ledger.chargeOrdered(order, world)
    ledger.followGoods(order, world)
    ledger.followReceipts(order)
  },
})
