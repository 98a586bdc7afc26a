import { OrderStatus } from '#platform/contract/enums.ts'
import { correctShipment, shipOrder } from '#trade/orders/office/ship-goods.ts'
import { withdrawShipment } from '#trade/orders/office/withdraw-shipment.ts'
import { shipmentsOf } from '#trade/shipments/server/shared-queries.ts'
import { aShipment } from '../operators.ts'
import type { Known } from './known.ts'
import { canLoad, takeFrom } from './places.ts'
import * as ledger from './ledger.ts'
import type { Move, Step } from './move.ts'

const { notShipped, shipped, completed } = OrderStatus

/** Of each line so much of what is left of it; nothing where nothing is. */
const shareLeft = ({ lines }: Known, { share }: Move) =>
  lines.map((line) => Math.max(0, Math.round(((line.kilograms - line.shipped) * share) / 100)))

/** Goods without a lot of their own leave of a lot and of none. */
const loaded = ({ lines }: Known, loads: readonly number[], lotId: number, warehouseId: number | undefined) =>
  aShipment(
    lines.flatMap((line, at) => {
      const kilograms = loads[at] ?? 0
      const ofLot = line.lotId === null ? Math.floor(kilograms / 2) : 0
      return [
        { lineId: line.id, kilograms: ofLot, lotId, warehouseId },
        { lineId: line.id, kilograms: kilograms - ofLot, warehouseId },
      ].filter((each) => each.kilograms > 0)
    }),
  )

const shipping = (loadsOf: (order: Known, move: Move) => number[], there = false): Step => ({
  from: [notShipped],
  may: (order, move, world) =>
    !ledger.keepsGoods(order) &&
    canLoad(world, order, { loads: loadsOf(order, move), there }) &&
    loadsOf(order, move).some((load) => load > 0) &&
    order.lines.every((line, at) => {
      const load = loadsOf(order, move)[at] ?? 0
      return load === 0 || ledger.fits(line, line.shipped + load)
    }),
  async act(order, move, { operator, goods, warehouseId }) {
    const loads = loadsOf(order, move)
    const sent = loads.some(Boolean) ? loads : [1e9]
    return shipOrder(operator, order.id, loaded(order, sent, goods.otherLotId, there ? warehouseId : undefined))
  },
  follow(order, move, world, made) {
    const loads = loadsOf(order, move)
    order.sent.push({ id: Number(made), state: 'under way', loads, there })
    takeFrom(world, order, { loads, there }, 1)
    for (const [at, line] of order.lines.entries()) line.shipped += loads[at] ?? 0
    ledger.followGoods(order, world)
  },
})

/** The latest one that counts. */
const latest = ({ sent }: Known) => sent.findLast(({ state }) => state !== 'withdrawn')
const without = (order: Known, gone: readonly number[], instead: readonly number[] = []): Known => ({
  ...order,
  lines: order.lines.map((line, at) => ({ ...line, shipped: line.shipped - (gone[at] ?? 0) + (instead[at] ?? 0) })),
})
const keepsReturns = (order: Known) => order.lines.every(({ shipped: kg }, at) => kg >= ledger.backKg(order, at))

/** The latest shipment weighed something else. */
const corrected = (order: Known, { share }: Move) =>
  (latest(order)?.loads ?? []).map((load) =>
    load > 0 ? Math.max(1, load + Math.round((load * (share - 50)) / 2_500)) : 0,
  )

export const shippingSteps: Record<string, Step> = {
  shipRest: shipping((order) => shareLeft(order, { share: 100 } as Move)),
  shipShare: shipping(shareLeft),
  shipRestThere: shipping((order) => shareLeft(order, { share: 100 } as Move), true),
  shipShareThere: shipping(shareLeft, true),
  /** Within the tolerance of two percent, and beyond it. */
  shipShort: shipping(({ lines }) =>
    lines.map((line) => Math.max(0, Math.floor(line.kilograms * 0.99) - line.shipped)),
  ),
  shipOver: shipping(({ lines }) => lines.map((line) => Math.max(0, Math.floor(line.kilograms * 1.01) - line.shipped))),
  shipTooMuch: shipping(({ lines }) => lines.map((line) => Math.ceil(line.kilograms * 1.05 + 1) - line.shipped)),
  correct: {
    from: [notShipped, shipped, completed],
    may(order, move, world) {
      const sent = latest(order)
      const after = without(order, sent?.loads ?? [], corrected(order, move))
      if (!sent || (sent.state === 'received' && sent.loads.join() !== corrected(order, move).join())) return false
      const stays =
        order.status === notShipped
          ? !ledger.isAllShipped(after) || !ledger.keepsGoods(order)
          : ledger.isAllShipped(after)
      return (
        stays &&
        keepsReturns(after) &&
        canLoad(world, order, { loads: corrected(order, move), there: sent.there }, sent) &&
        after.lines.every((line, at) => !sent.loads[at] || ledger.fits(line, line.shipped))
      )
    },
    async act(order, move, { operator, goods, site, warehouseId }) {
      const { id: shipmentId = 0, there } = latest(order) ?? {}
      const version = (await shipmentsOf(site.db, order.id)).find(({ id }) => id === shipmentId)?.version ?? 0
      const input = loaded(order, corrected(order, move), goods.otherLotId, there ? warehouseId : undefined)
      return correctShipment(operator, order.id, { shipmentId, version, input, late: { reason: '', allowed: true } })
    },
    follow(order, move, world) {
      const sent = latest(order)
      if (!sent) return
      const loads = corrected(order, move)
      takeFrom(world, order, sent, -1)
      takeFrom(world, order, { loads, there: sent.there }, 1)
      order.lines = without(order, sent.loads, loads).lines
      sent.loads = loads
      ledger.followGoods(order, world)
    },
  },
  withdraw: {
    from: [notShipped, shipped],
    may: (order) => latest(order)?.state === 'under way' && keepsReturns(without(order, latest(order)?.loads ?? [])),
    act: (order, _, { operator }) =>
      withdrawShipment(operator, order.id, { shipmentId: latest(order)?.id ?? 0, reason: 'x' }),
    follow(order, _, world) {
      const sent = latest(order)
      if (!sent) return
      takeFrom(world, order, sent, -1)
      order.lines = without(order, sent.loads).lines
      sent.state = 'withdrawn'
      if (order.status === shipped && !ledger.isAllShipped(order)) {
        order.status = notShipped
        ledger.chargeOrdered(order, world)
      } else {
        ledger.followGoods(order, world)
        ledger.followReceipts(order)
      }
    },
  },
}
