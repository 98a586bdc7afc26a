import { expect } from 'vitest'
import { ApiError } from '#platform/contract/client.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { termsOf } from '../trading.ts'
import { goodsSteps } from './goods-steps.ts'
import type { Known } from './known.ts'
import { amountOf, freeCredit } from './ledger.ts'
import { letterSteps } from './letter-steps.ts'
import { followMoney, moneySteps } from './money-steps.ts'
import type { Move, Step } from './move.ts'
import { placeSteps } from './places.ts'
import { returnSteps } from './return-steps.ts'
import { shippingSteps } from './shipping-steps.ts'
import { expected, found, snapshotOf } from './snapshot.ts'
import type { World } from './known.ts'
import { agreedKg, agreeOnLetter, brought, depositThenCredit, depositThenLetter, prices } from './world.ts'

const steps: Record<string, Step> = {
  ...shippingSteps,
  ...goodsSteps,
  ...moneySteps,
  ...returnSteps,
  ...letterSteps,
  ...placeSteps,
}
/** Of these the history of the order knows nothing. */
const silent = ['proforma', ...Object.keys(placeSteps)]
/** What ends an order, or does little to it, is drawn less often than what leads on. */
const rare = new Set([
  'cancel',
  'close',
  'refund',
  'waive',
  'delete',
  'proforma',
  'receive',
  'decline',
  'rejectReturn',
  'refuseClaim',
  'withdrawReturn',
  ...Object.keys(placeSteps),
])
const drawable = Object.entries(steps).flatMap((entry) => Array<typeof entry>(rare.has(entry[0]) ? 1 : 5).fill(entry))
export const plans = [undefined, 'TT_30_70_SHIP', 'OA_30', depositThenCredit, depositThenLetter] as const

export interface Drawn extends Move {
  step: number
  /** One that can be taken, or any. */
  possible: boolean
  plan: (typeof plans)[number]
  /** Of the product, of a lot of it, or both. */
  goods: 'product' | 'lot' | 'both'
  /** Brought to the buyer, or fetched. */
  delivered: boolean
}

/** What was done, or undefined where it was refused. Anything else that goes wrong is a fault. */
const attempt = <Made>(step: Promise<Made>) =>
  step.then(
    (made) => ({ made }),
    (error: unknown) => {
      if (error instanceof Refusal || (error instanceof ApiError && error.status < 500)) return undefined
      throw error
    },
  )

async function place(world: World, { who, quantity, plan, goods, delivered }: Drawn, agreed: boolean) {
  const { productId, lotId } = world.goods
  const buyer = world.buyers[who]
  const ofLot = goods === 'product' ? [] : [{ productId, lotId, quantity, unit: 'kg' as const }]
  const lines = goods === 'lot' ? ofLot : [{ productId, quantity, unit: 'kg' as const }, ...ofLot]
  const line = lines.map((each) => `${productId}${'lotId' in each ? `-${lotId}` : ''}:${quantity}:kg`)
  const delivery = delivered ? brought : {}
  const key = `${line.join()} ${delivered} ${agreed}`
  const known = world.fingerprints.get(key)
  const fingerprint = known ?? (await buyer.api.orders.confirm({ line, ...delivery })).fingerprint
  world.fingerprints.set(key, fingerprint)
  const wish = {
    lines,
    fingerprint,
    ...termsOf(buyer),
    ...delivery,
    paymentType: plan === depositThenLetter ? 'TT_30_70_SHIP' : plan,
  }
  const { orders } = await buyer.api.orders.place(wish)
  if (plan === depositThenLetter && orders[0]) await agreeOnLetter(world.site.db, orders[0].id)
  return orders[0]
}

/** What an order costs: the first buyer pays the price of the agreement as long as that holds the whole line. */
function costOf({ used }: World, { who, quantity, goods, delivered }: Drawn) {
  const agreed = goods !== 'lot' && who === 0 && used + quantity <= agreedKg
  const ofProduct = goods === 'lot' ? 0 : amountOf(agreed ? prices.agreed : prices.list, quantity)
  const ofLot = goods === 'product' ? 0 : amountOf(prices.lot, quantity)
  const charges = delivered ? amountOf(prices.freight, goods === 'both' ? 2 * quantity : quantity) : 0
  return { agreed, charges, total: ofProduct + ofLot + charges }
}

/** Places an order where that must be possible, and finds out that it is. */
async function tryPlacing(world: World, drawn: Drawn) {
  const { stock, site } = world
  const { who, quantity, plan, goods } = drawn
  const isThere = (goods === 'lot' || quantity <= stock.product) && (goods === 'product' || quantity <= stock.lot)
  const { agreed, charges, total } = costOf(world, drawn)
  const onCredit = plan === 'OA_30' ? total : plan === depositThenCredit ? total - Math.round(total * 0.3) : 0
  const isFree = onCredit === 0 || (who === 0 && onCredit <= freeCredit(world))
  const placed = (await attempt(place(world, drawn, agreed)))?.made
  expect({ drawn, placed: placed?.totalMinor }).toEqual({ drawn, placed: isThere && isFree ? total : undefined })
  if (!placed) return
  if (goods !== 'lot') stock.product -= quantity
  if (goods !== 'product') stock.lot -= quantity
  if (agreed) world.used += quantity
  const told = await snapshotOf(site.db, placed.id, world.goods)
  const order: Known = {
    id: placed.id,
    owner: who,
    status: plan === 'OA_30' ? OrderStatus.notShipped : OrderStatus.unpaid,
    hidden: false,
    lines: told.lines.map((line) => ({ ...line, shipped: 0, charged: line.kilograms })),
    sent: [],
    backs: [],
    letter: undefined,
    request: undefined,
    charges,
    money: { total, received: 0, refunded: 0, sentBack: 0, credited: 0, owed: total },
    parts: told.parts,
    written: told.history.count,
  }
  world.orders.push(order)
  expect(found(told)).toEqual(expected(order, world))
  count(`place ${plan ?? 'in advance'}${drawn.delivered ? ' with freight' : ''}${agreed ? ' by agreement' : ''}`)
}

/** How often each step was taken, for whoever wants to know how deep the histories went. */
export const taken = new Map<string, number>()
const count = (name: string) => taken.set(name, (taken.get(name) ?? 0) + 1)

function isAllowed(world: World, order: Known, step: Step, drawn: Drawn) {
  const isOwn = order.owner === drawn.who && !order.hidden
  return step.from.includes(order.status) && (!step.own || isOwn) && (step.may?.(order, drawn, world) ?? true)
}

/** One step, which must be possible exactly where the model says so, and leave what it says. */
export async function walk(world: World, drawn: Drawn): Promise<void> {
  const order = world.orders[drawn.which]
  if (!order) return tryPlacing(world, drawn)
  const choice = drawable.filter(([, step]) => !drawn.possible || isAllowed(world, order, step, drawn))
  const [name, step] = choice[drawn.step % choice.length] ?? []
  if (!name || !step) return
  const { db } = world.site
  const allowed = isAllowed(world, order, step, drawn)
  const answer = await attempt(step.act(order, drawn, world))
  expect({ name, drawn, order, done: answer !== undefined }).toEqual({ name, drawn, order, done: allowed })
  if (answer) {
    step.follow(order, drawn, world, answer.made)
    count(name)
  }
  const told = await snapshotOf(db, order.id, world.goods)
  order.parts = told.parts
  followMoney(order)
  expect({ name, drawn, ...found(told) }).toEqual({ name, drawn, ...expected(order, world) })
  const written = told.history.count - order.written
  order.written = told.history.count
  expect({ name, drawn, written: written > 0 }).toEqual({ name, drawn, written: allowed && !silent.includes(name) })
}
