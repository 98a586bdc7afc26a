import { mailOperators, postTo } from '#identity/operators/office/mail-operators.ts'
import { searchAudience } from '#identity/operators/office/shared-queries.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { orderDeskNotices } from '../office/desk-notices.ts'
import { findSold } from './queries.ts'

type SellerNotice = Exclude<keyof typeof orderDeskNotices, 'message'>

interface Sold extends NonNullable<Awaited<ReturnType<typeof findSold>>> {
  id: number
}

/** Sales of the house and the people of the shop, in the transaction of what the buyer did. */
export async function notifySeller(tx: Db, orderId: number, event: SellerNotice, config: Config, amountMinor?: number) {
  const order = await findSold(tx, orderId)
  if (order) await tellSeller(tx, { ...order, id: orderId, totalMinor: amountMinor ?? order.totalMinor }, event, config)
}

const factsOf = ({ id, orderSn, currency, totalMinor }: Sold) => ({
  about: id,
  orderSn,
  total: { minor: totalMinor, currency },
})
const audienceOf = (shopId: number | null) => ({ permission: 'sales.edit', shopId }) as const

/** Comments are the house's. */
const tellSeller = (tx: Db, order: Sold, event: SellerNotice, config: Config) =>
  mailOperators(
    tx,
    config,
    audienceOf(event === 'comment' ? null : order.shopId),
    orderDeskNotices[event],
    factsOf(order),
  )

const { place } = orderDeskNotices

/** Whom to tell of a new order. */
export const searchSellers = (tx: Db, { shopId }: Pick<Sold, 'shopId'>) =>
  searchAudience(tx, audienceOf(shopId), place.topic)

/** Tells them; it has been sent when this returns. */
export const tellSellers = (
  tx: Db,
  order: Sold,
  sellers: Awaited<ReturnType<typeof searchSellers>>,
  config: Config,
): Promise<number> => postTo(tx, config, sellers, place, factsOf(order))
