import { OrderStatus } from '#platform/contract/enums.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { askWeight } from '#trade/orders/office/ask-weight.ts'
import { cancelGoods } from '#trade/orders/office/cancel-goods.ts'
import { getDeskOrder } from '#trade/orders/office/desk-order.ts'
import { correctProforma } from '#trade/orders/server/issue-proforma.ts'
import { lockOrder } from '#trade/orders/server/queries.ts'
import { findRequest } from '#trade/weight-requests/server/shared-queries.ts'
import { agreeing } from './agree-step.ts'
import type { Known } from './known.ts'
import * as ledger from './ledger.ts'
import { giveBack, giveBackCalled, lineAt, type Move, type Step } from './move.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus

export const goodsSteps: Record<string, Step> = {
  askWeight: {
    from: [notShipped],
    may: (order, move) => {
      const line = order.lines[lineAt(order, move)]
      return line !== undefined && asked(order, move) >= line.shipped && asked(order, move) !== line.kilograms
    },
    async act(order, move, { operator, site }) {
      const lineId = order.lines[lineAt(order, move)]?.id ?? 0
      await askWeight(operator, order.id, { lineId, kilograms: asked(order, move), reason: 'x' })
      return (await findRequest(site.db, order.id))?.id
    },
    follow(order, move, _, made) {
      order.request = { id: Number(made), line: lineAt(order, move), kilograms: asked(order, move) }
    },
  },
  agree: agreeing(true),
  decline: agreeing(false),
  cancelGoods: {
    from: [notShipped],
    may(order, move) {
      const { left, kilograms, at } = toCancel(order, move)
      const all = order.lines.every((line, each) => line.kilograms === (each === at ? kilograms : 0))
      return kilograms <= left && (!all || order.sent.every(({ state }) => state === 'withdrawn'))
    },
    act(order, move, { operator }) {
      const { at, kilograms } = toCancel(order, move)
      return cancelGoods(operator, order.id, { reason: 'x', lines: [{ lineId: order.lines[at]?.id ?? 0, kilograms }] })
    },
    follow(order, move, world) {
      const { line, kilograms } = toCancel(order, move)
      if (!line) return
      giveBack(world, line.lotId, kilograms)
      line.kilograms -= kilograms
      if (order.lines.every((each) => each.kilograms === 0)) {
        line.kilograms += kilograms
        for (const each of order.lines) giveBackCalled(world, each)
        ledger.end(order, cancelled)
        return
      }
      giveBackCalled(world, line, kilograms)
      ledger.chargeOrdered(order, world)
      ledger.followGoods(order, world)
      ledger.followReceipts(order)
    },
  },
  receiveOne: {
    from: [notShipped, shipped],
    own: true,
    may: (order) => ledger.underWay(order).length > 0,
    act: (order, { who }, { buyers }) =>
      buyers[who].api.orders.receiveShipment({ id: order.id, shipmentId: ledger.underWay(order)[0]?.id ?? 1 }),
    follow(order) {
      const [first] = ledger.underWay(order)
      if (first) first.state = 'received'
      ledger.followReceipts(order)
    },
  },
  receive: {
    from: [shipped],
    own: true,
    act: ({ id }, { who }, { buyers }) => buyers[who].api.orders.receive({ id }),
    follow(order) {
      for (const sent of ledger.underWay(order)) sent.state = 'received'
      order.status = completed
    },
  },
  delete: {
    from: [completed, cancelled, closed],
    own: true,
    may: ({ backs }) => !backs.some(({ state }) => state === 'asked' || state === 'coming'),
    act: ({ id }, { who }, { buyers }) => buyers[who].api.orders.delete({ id }),
    follow(order) {
      order.hidden = true
    },
  },
  /** A paper takes the next number of its kind, or is one more version. */
  proforma: {
    from: [unpaid, notShipped, shipped, completed, cancelled, closed],
    act: ({ id }, _, { site }) =>
      site.db.transaction(async (tx) => {
        await lockOrder(tx, id)
        return correctProforma(tx, await getDeskOrder(tx, house, id))
      }),
    follow: () => undefined,
  },
}

const asked = (order: Known, move: Move) => {
  const kilograms = order.lines[lineAt(order, move)]?.kilograms ?? 0
  return Math.max(1, Math.round(kilograms * (0.7 + (move.share * 0.6) / 100)))
}

const toCancel = (order: Known, move: Move) => {
  const at = lineAt(order, move)
  const line = order.lines[at]
  const left = line ? line.kilograms - line.shipped : 0
  return { at, line, left, kilograms: Math.max(1, Math.ceil((left * move.share) / 100)) }
}
