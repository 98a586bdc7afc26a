import fc from 'fast-check'
import { expect, test } from 'vitest'
import { environmentHere } from '#platform/server/environment.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anOperator, pay, ship } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { closeOrder, refundOrder } from '../office/operator-steps.ts'

const site = await testApp()
const { db } = site
const operator = anOperator(site)
const buyers = [await aBuyer(site), await aBuyer(site)] as const

/** Set `HISTORIES` to try many more than a run of all tests has time for. */
const histories = Number(environmentHere()['HISTORIES'] ?? 20)

/** What the state machine is, written a second time and as simply as can be. */
const model: Record<string, { from: number[]; to?: number; own?: true; owing?: boolean }> = {
  cancel: { from: [0], to: 4, own: true },
  receive: { from: [2], to: 3, own: true },
  delete: { from: [3, 4, 5], own: true },
  pay: { from: [0, 1], to: 1, owing: true },
  /** All that is left, or half of what was ordered. */
  ship: { from: [1], owing: false },
  shipHalf: { from: [1], owing: false },
  /** One percent less than is left, which is within the tolerance and settles the order. */
  shipShort: { from: [1], owing: false },
  receiveOne: { from: [1, 2], own: true },
  close: { from: [0], to: 5 },
  refund: { from: [1], to: 4 },
}
const steps = Object.keys(model)

interface Known {
  id: number
  /** Parts that are not paid yet, the next one first. */
  owed: number[]
  owner: 0 | 1
  status: number
  hidden: boolean
  shipped: number
  /** Shipments on their way. */
  underWay: number[]
}

const walk = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    step: fc.constantFrom('place', ...steps),
    which: fc.nat(3),
    quantity: fc.constantFrom(1_000, 1_500, 4_000),
    plan: fc.constantFrom(undefined, 'TT_30_70_SHIP'),
  }),
  { minLength: 5, maxLength: 25 },
)

test(
  'random walks of two members and an operator end where the model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (moves) => {
        const { id: productId } = await goodsForSale(db, { stockKg: 10_000 })
        const orders: Known[] = []
        let stock = 10_000
        const sizes = new Map<number, number>()
        for (const { who, step, which, quantity, plan } of moves) {
          const { api } = buyers[who]
          if (step === 'place') {
            const placed = await placeOrder(buyers[who], [{ productId, quantity }], plan).catch(() => undefined)
            expect(placed !== undefined).toBe(quantity <= stock)
            if (!placed) continue
            stock -= quantity
            sizes.set(placed.id, quantity)
            const deposit = (placed.totalMinor * 3) / 10
            const owed = plan ? [deposit, placed.totalMinor - deposit] : [placed.totalMinor]
            orders.push({ id: placed.id, owed, owner: who, status: 0, hidden: false, shipped: 0, underWay: [] })
            continue
          }
          const order = orders[which]
          const rule = model[step]
          if (!order || !rule) continue
          const size = sizes.get(order.id) ?? 0
          const allowed =
            rule.from.includes(order.status) &&
            (!rule.own || (order.owner === who && !order.hidden)) &&
            (rule.owing === undefined || rule.owing === order.owed.length > 0) &&
            (step !== 'receiveOne' || order.underWay.length > 0) &&
            (step !== 'refund' || order.shipped === 0)
          const left = size - order.shipped
          const loads: Record<string, number> = { shipHalf: Math.min(size / 2, left), shipShort: left - size / 100 }
          const loaded = loads[step] ?? left
          const answer = await act(api, step, order, loaded || 1).then(
            (made) => ({ made }),
            () => undefined,
          )
          const done = answer !== undefined
          expect({ step, order, done }).toEqual({ step, order, done: allowed })
          if (!allowed) continue
          if (step === 'delete') order.hidden = true
          if (step === 'pay') order.owed.shift()
          if (step.startsWith('ship')) {
            order.shipped += loaded
            order.underWay.push(Number(answer?.made))
            if (order.shipped >= size * 0.98) order.status = 2
          }
          if (step === 'receive') order.underWay = []
          if (step === 'receiveOne') {
            order.underWay.shift()
            if (order.status === 2 && order.underWay.length === 0) order.status = 3
          }
          if (rule.to !== undefined) order.status = rule.to
          if (rule.to === 4 || rule.to === 5) stock += size
        }
        for (const { id, status, hidden } of orders)
          expect(await db.first(sql`select status, hidden from sales_order where id = ${id}`)).toEqual({
            status,
            hidden,
          })
        expect(await db.first(sql`select stock_kg from product where id = ${productId}`)).toEqual({ stock_kg: stock })
        expect(await initialStock(db, { productId })).toBe(10_000)
        expect(await brokenRules(db)).toEqual([])
      }),
      { numRuns: histories },
    )
  },
  60_000 + histories * 3_000,
)

function act(api: (typeof buyers)[number]['api'], step: string, order: Known, kilograms: number): Promise<unknown> {
  const { id } = order
  const acts: Record<string, () => Promise<unknown>> = {
    cancel: () => api.orders.cancel({ id }),
    receive: () => api.orders.receive({ id }),
    delete: () => api.orders.delete({ id }),
    pay: () => pay(operator, { id, totalMinor: order.owed[0] ?? 1 }),
    ship: () => ship(operator, id, kilograms),
    shipHalf: () => ship(operator, id, kilograms),
    shipShort: () => ship(operator, id, kilograms),
    receiveOne: () => api.orders.receiveShipment({ id, shipmentId: order.underWay[0] ?? 1 }),
    close: () => closeOrder(operator, id, 'x'),
    refund: () => refundOrder(operator, id, 'x'),
  }
  return acts[step]?.() ?? Promise.resolve()
}
