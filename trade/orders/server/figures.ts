import { createHash } from 'node:crypto'
import { Refusal, type RefusalName } from '#platform/contract/errors.ts'
import type { GoodsProblem, PricedGoods } from '#catalogue/goods/goods.ts'
import { currencies, type Currency } from '#platform/contract/currencies.ts'
import type { Confirm } from '../contract.ts'
import { stockShort } from './stock-short.ts'

/** Of exactly these goods at exactly these prices; any other figure has another one. */
export function fingerprintOf(lines: readonly PricedGoods[]): string {
  const facts = lines
    .map(({ productId, lotId, kilograms, currency, perTonneMinor, amountMinor }) =>
      [productId, lotId, kilograms, currency, perTonneMinor, amountMinor].join(' '),
    )
    .toSorted()
  return createHash('sha256').update(facts.join('\n')).digest('base64url').slice(0, 32)
}

type ConfirmedOrder = Confirm['orders'][number]

/** One order of several lines; an order keeps more of a line than a confirmation shows. */
export type OrderFigures<Line extends PricedGoods> = Omit<ConfirmedOrder, 'lines'> & { lines: Line[] }

export type Figures<Line extends PricedGoods> = Omit<
  Confirm,
  'payMethods' | 'paymentTypes' | 'credit' | 'orders' | 'excess' | 'vatPercent' | 'buyer'
> & {
  orders: OrderFigures<Line>[]
}

/** One order per shop and currency, in the order in which the lines came. */
export function figuresOf<Line extends PricedGoods>(lines: readonly Line[]): Figures<Line> {
  const orders: OrderFigures<Line>[] = []
  for (const line of lines) {
    const { shopId, shopName, shopNameEn, currency } = line
    let order = orders.find((each) => each.shopId === shopId && each.currency === currency)
    if (!order)
      orders.push(
        (order = {
          shopId,
          shopName,
          shopNameEn,
          currency,
          lines: [],
          charges: [],
          missing: [],
          kilograms: 0,
          totalMinor: 0,
        }),
      )
    order.lines.push(line)
    order.kilograms += line.kilograms
    order.totalMinor += line.amountMinor ?? 0
  }
  const totals = totalsOf(orders)
  // Many lines of the largest quantity are more than can be counted exactly, and more than anybody has.
  if (totals.some(({ totalMinor }) => !Number.isSafeInteger(totalMinor)))
    throw new Refusal('INVALID_INPUT', { fields: { quantity: 'cart.quantity' } })
  return {
    orders,
    totals,
    kilograms: sum(orders.map(({ kilograms }) => kilograms)),
    fingerprint: fingerprintOf(lines),
    placeable: lines.every(({ problem }) => problem === null),
  }
}

export function totalsOf(
  orders: readonly Omit<ConfirmedOrder, 'lines'>[],
): { currency: Currency; totalMinor: number }[] {
  return currencies
    .map((currency) => ({ currency, of: orders.filter((order) => order.currency === currency) }))
    .filter(({ of }) => of.length > 0)
    .map(({ currency, of }) => ({ currency, totalMinor: sum(of.map(({ totalMinor }) => totalMinor)) }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const refusalOf: Record<GoodsProblem, RefusalName> = {
  withdrawn: 'NOT_SOLD',
  onEnquiry: 'PRICE_ON_ENQUIRY',
  soldOut: 'STOCK_SHORT',
  stockShort: 'STOCK_SHORT',
  belowMinimum: 'BELOW_MINIMUM',
}

/** Lets through only what can be sold at the figures that the buyer has seen; otherwise says the new ones. */
export function refuseOthers({ orders, totals, fingerprint }: Figures<PricedGoods>, seen: string): void {
  const lines = orders.flatMap((order) => order.lines)
  const refused = lines.flatMap((line) => (line.problem ? [{ line, as: refusalOf[line.problem] }] : []))
  const [first] = refused
  if (first?.as === 'STOCK_SHORT')
    throw stockShort(refused.filter(({ as }) => as === 'STOCK_SHORT').map(({ line }) => line))
  if (first) throw new Refusal(first.as)
  if (fingerprint === seen && orders.some(({ missing }) => missing.length > 0)) throw new Refusal('PRICE_ON_ENQUIRY')
  if (fingerprint !== seen)
    throw new Refusal('PRICE_MOVED', {
      facts: Object.fromEntries(totals.map(({ currency, totalMinor }) => [currency, totalMinor])),
    })
}
