import { OrderStatus } from '#platform/contract/enums.ts'
import type { Known, Line, World } from './known.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const amountOf = (perTonne: number, kilograms: number) => Math.floor((perTonne * kilograms + 500) / 1_000)
export const isOpen = ({ state }: Known['parts'][number]) => ['open', 'reported', 'overdue'].includes(state)
const isUncovered = (part: Known['parts'][number]) => isOpen(part) && !part.secured

export const waitsAtOrder = ({ parts }: Known) => parts.some((part) => isUncovered(part) && part.due === 'atOrder')
export const keepsGoods = ({ parts }: Known) =>
  parts.some((part) => isUncovered(part) && ['atOrder', 'beforeShipping'].includes(part.due))

export const underWay = ({ sent }: Known) => sent.filter(({ state }) => state === 'under way')
export const isAllShipped = ({ lines }: Known) => lines.every(({ shipped, kilograms }) => shipped >= kilograms * 0.98)
export const fits = ({ kilograms }: Line, shipped: number) => shipped * 100 <= kilograms * 102
const standing = (order: Known, line: number) =>
  order.backs.filter((back) => back.line === line && back.state !== 'rejected')
export const backKg = (order: Known, line: number) => sum(standing(order, line).map(({ kilograms }) => kilograms))

/** What came back of a line costs as much as it did, rounded over all of it. */
export function amountBack(order: Known, at: number, kilograms: number) {
  const line = order.lines[at]
  if (!line) return 0
  const shippedFor = Math.min(amountOf(line.perTonne, line.charged), amountOf(line.perTonne, line.shipped))
  const before = sum(standing(order, at).map(({ amount }) => amount))
  return Math.min(shippedFor, amountOf(line.perTonne, backKg(order, at) + kilograms)) - before
}

/** What the company may still owe; the limit was set when nothing of these orders was used. */
export const freeCredit = ({ creditLimit, orders }: World) =>
  creditLimit -
  sum(orders.flatMap(({ parts }) => parts.filter((part) => part.onCredit && isOpen(part)).map(({ rest }) => rest)))

/** The goods are charged by another weight: what was received beyond it goes back, what is missing is owed. */
function charge(order: Known, world: World, weightOf: (line: Line) => number) {
  const { money, lines } = order
  if (lines.every((line) => line.charged === weightOf(line))) return
  for (const line of lines) line.charged = weightOf(line)
  const total = order.charges + sum(lines.map(({ perTonne, charged }) => amountOf(perTonne, charged)))
  const more = total - money.total
  const covered = money.received + money.credited - money.sentBack
  const tooMuch = Math.max(0, covered - money.total)
  const back = Math.max(0, covered - total)
  if (back > 0) money.owed = 0
  else if (more < 0) money.owed = Math.max(0, money.owed + more)
  else money.owed += canGrow(order, more, world) ? more : Math.max(0, more - tooMuch)
  money.total = total
  money.sentBack += back
  money.refunded += back
}

/** Whether a part that is open can become larger by it; what is on credit as far as there is some. */
const canGrow = ({ parts }: Known, more: number, world: World) =>
  parts.some((part) => isOpen(part) && (!part.onCredit || more <= freeCredit(world)))

export const chargeOrdered = (order: Known, world: World) => charge(order, world, ({ kilograms }) => kilograms)

/** Something left, or less is to come: with all of it gone the order is shipped, and received where nothing is under way. */
export function followGoods(order: Known, world: World) {
  if (order.status === OrderStatus.notShipped && isAllShipped(order)) order.status = OrderStatus.shipped
  if (order.status === OrderStatus.shipped) charge(order, world, ({ shipped }) => shipped)
}
export function followReceipts(order: Known) {
  if (order.status === OrderStatus.shipped && underWay(order).length === 0) order.status = OrderStatus.completed
}

/** Goods and money are back where they came from. */
export function end(order: Known, status: number) {
  order.status = status
  order.money.refunded = order.money.received
  order.money.owed = 0
}
