import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import type { PricedGoods, Wanted } from '#catalogue/goods/goods.ts'
import type { Confirm, orders } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { companyOf, findPaperBuyer, type Buyer } from '#identity/companies/server/shared-queries.ts'
import { isWithinTerms } from '#trade/company-credit/on-credit.ts'
import { searchStandings } from '#trade/company-credit/server/shared-queries.ts'
import { chosenFromCart } from '#trade/cart/server/get-cart.ts'
import { excessOf } from '#trade/spending-limits/excess.ts'
import { findAllowances } from '#trade/spending-limits/server/shared-queries.ts'
import { availablePayMethods } from '#trade/payments/server/pay-methods.ts'
import { planKey, plannedParts } from '#trade/payment-types/plan.ts'
import { searchOfferedTypes } from '#trade/payment-types/server/shared-queries.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { kilogramsOf, priceLines, type SellableGoods } from '#catalogue/goods/server/price-goods.ts'
import type { Context } from '#platform/server/api/context.ts'
import { offersTo } from '#trade/price-lists/server/shared-queries.ts'
import { findVatPercent } from '#trade/house/server/shared-queries.ts'
import { withFreight } from './charge-freight.ts'
import { figuresOf } from './figures.ts'
import { partyOf } from './find-parties.ts'

type Asked = ParsedOf<typeof orders.confirm>
/** Whose prices, limits and credit count. */
type Asker = Pick<Context<'member'>, 'db' | 'config'> & { caller: Buyer }

/** What would be charged now, and the fingerprint under which it can be ordered. */
export async function confirmOrder(asked: Asked, { db, config, caller }: Asker): Promise<Confirm> {
  const { deliveryTerm, deliveryPlace, ...goods } = asked
  const lines = figuresOf(await linesOf(db, caller, goods))
  const figures = deliveryTerm ? await withFreight(db, lines, { deliveryTerm, deliveryPlace }) : lines
  const paidIn = figures.totals.map(({ currency }) => currency)
  const [payMethods, types, credit, company] = await Promise.all([
    availablePayMethods(db, config, paidIn),
    searchOfferedTypes(db),
    searchStandings(db, companyOf(caller.memberId)),
    findPaperBuyer(db, companyOf(caller.memberId)),
  ])
  const paymentTypes = types
    .filter(({ payMethod, parts }) => payMethods.includes(payMethod) && isWithinTerms(parts, credit, paidIn))
    .map((type) => ({
      ...type,
      plan: planKey(type.parts),
      orders: figures.orders.map(({ totalMinor }) => plannedParts(totalMinor, type.parts)),
    }))
  const excess = excessOf(figures.orders, await findAllowances(db, caller.memberId))
  const vatPercent = await findVatPercent(db, new Date().toISOString())
  return { ...figures, payMethods, paymentTypes, credit, excess, vatPercent, buyer: partyOf(company) }
}

async function linesOf(
  db: Db,
  buyer: Buyer,
  { cartItemIds, line, ...wanted }: Omit<Asked, 'deliveryTerm' | 'deliveryPlace'>,
): Promise<PricedGoods[]> {
  if (cartItemIds) return chosenFromCart(db, buyer.memberId, cartItemIds)
  if (line) return priceWanted(db, buyer, line)
  const { productId, lotId, quantity, unit = 'kg' } = wanted
  if (productId === undefined || quantity === undefined)
    throw new Refusal('INVALID_INPUT', { fields: { cartItemIds: 'cart.selectItem' } })
  return priceWanted(db, buyer, [{ productId, lotId, quantity, unit }])
}

/** Lines as they would be charged; a product that is not there refuses them all. */
export async function priceWanted(db: Db, buyer: Buyer, wanted: readonly Wanted[]): Promise<SellableGoods[]> {
  const found = await findGoods(
    db,
    wanted.map(({ productId, lotId }) => ({ productId, lotId: lotId ?? null })),
    offersTo(buyer),
  )
  if (found.length !== wanted.length) throw new Refusal('NOT_SOLD')
  const lines = wanted.map(({ quantity, unit }, index) => {
    const goods = found[index]
    const kilograms = goods && kilogramsOf(goods, quantity, unit)
    if (!goods || kilograms === undefined)
      throw new Refusal('INVALID_INPUT', { fields: { quantity: 'cart.quantityForProduct' } })
    return { goods, kilograms, unit }
  })
  return priceLines(lines)
}

/** Goods as a cart keeps them. */
export interface KeptGoods {
  productId: number
  lotId: number | null
  kilograms: number
  unit: QuantityUnit
}

export async function priceKept(db: Db, buyer: Buyer, kept: readonly KeptGoods[]): Promise<SellableGoods[]> {
  const found = await findGoods(db, kept, offersTo(buyer))
  if (found.length !== kept.length) throw new Refusal('NOT_SOLD')
  return priceLines(
    kept.flatMap(({ kilograms, unit }, index) => {
      const goods = found[index]
      return goods ? [{ goods, kilograms, unit }] : []
    }),
  )
}
