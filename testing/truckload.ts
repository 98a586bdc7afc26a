import type { atDesk } from './back-office.ts'
import { anOperator, aShipment, linesOf, pay } from './operators.ts'
import type { TestApp } from './test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from './trading.ts'

type Desk = Awaited<ReturnType<typeof atDesk>>

/** An order of 25 MT that is paid, and what the seller does with it. */
export async function aTruckload(site: TestApp, desk: Desk) {
  const { db } = site
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 25_000 }])
  await pay(anOperator(site), order)
  const [{ lineId } = { lineId: 0 }] = await linesOf(db, order.id)
  const send = (kilograms: number, facts: object = {}) =>
    desk.orders.ship({ id: order.id, ...aShipment([{ lineId, kilograms }]), ...facts })
  const change = async (shipmentId: number, kilograms: number, facts: object = {}) => {
    const { shipments } = await desk.orders.info({ id: order.id })
    const version = shipments.find(({ id }) => id === shipmentId)?.version ?? 0
    const input = { ...aShipment([{ lineId, kilograms }]), ...facts }
    return desk.orders.changeShipment({ id: order.id, shipmentId, version, ...input })
  }
  /** The buyer claims for a tonne of what came, and is credited. */
  const credit = async (amountMinor: string) => {
    const lines = [{ lineId, kilograms: 1_000 }]
    const wish = { id: order.id, kind: 'quality' as const, lines, reason: 'Off' }
    const { id: returnId } = await buyer.api.orders.askReturn(wish)
    await desk.orders.decideReturn({ id: order.id, returnId, decision: 'creditClaim', amountMinor, answer: '' })
  }
  const info = () => buyer.api.orders.info({ id: order.id })
  return { ...order, buyer, productId, lineId, send, change, credit, info }
}
