import { createHash } from 'node:crypto'
import type { PricedGoods } from '#catalogue/goods/goods.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchOfferedTerms } from '#trade/delivery-terms/server/shared-queries.ts'
import { findFreight } from '#trade/freight/server/find-freight.ts'
import type { Terms } from '../contract.ts'
import { totalsOf, type Figures } from './figures.ts'

type Delivery = Pick<Terms, 'deliveryPlace'> & { deliveryTerm?: string | undefined }

/** The same figures with what their delivery term adds to each order; where a step has no price they cannot be placed. */
export async function withFreight<Line extends PricedGoods>(
  db: Db,
  figures: Figures<Line>,
  { deliveryTerm, deliveryPlace }: Delivery,
): Promise<Figures<Line>> {
  const term = (await searchOfferedTerms(db)).find(({ code }) => code === deliveryTerm)
  if (!term || term.includes.length === 0) return figures
  const freight = await findFreight(
    db,
    figures.orders.map(({ shopId }) => shopId),
  )
  const orders = figures.orders.map((order) => {
    const rung = freight.rungOf({ ...order, goodsMinor: order.totalMinor }, term, deliveryPlace)
    if (!rung) return order
    const { charges, missing, totalMinor } = rung
    return {
      ...order,
      charges: totalMinor === null ? [] : charges,
      missing,
      totalMinor: totalMinor ?? order.totalMinor,
    }
  })
  return {
    ...figures,
    orders,
    totals: totalsOf(orders),
    fingerprint: sealed(figures.fingerprint, orders),
    placeable: figures.placeable && orders.every(({ missing }) => missing.length === 0),
  }
}

/** Of the goods and of exactly these charges. */
const sealed = (
  goods: string,
  orders: readonly Pick<Figures<PricedGoods>['orders'][number], 'charges' | 'missing'>[],
) =>
  createHash('sha256')
    .update(JSON.stringify([goods, orders.map(({ charges, missing }) => [charges, missing])]))
    .digest('base64url')
    .slice(0, 32)
