import { mailOperators, postTo } from '#identity/operators/office/mail-operators.ts'
import { selectAudience, type Listener } from '#identity/operators/office/shared-queries.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Bag } from '#platform/server/mail/bag.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { orderDeskNotices } from '../office/desk-notices.ts'
import { findSold } from './people-queries.ts'

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

/** Comments are the house's. */
function tellSeller(tx: Db, order: Sold, event: SellerNotice, config: Config) {
  const audience = { permission: 'sales.edit', shopId: event === 'comment' ? null : order.shopId } as const
  return mailOperators(tx, config, audience, orderDeskNotices[event], factsOf(order))
}

const { place } = orderDeskNotices

/** Whom to tell of new orders of such shops, as part of a larger query. */
export const selectSellers = (shops: Sql): Sql =>
  selectAudience({ permission: 'sales.edit', shopId: shops }, place.topic)

/** To those whose matter it is. */
export function tellSellers(bag: Bag, order: Sold, sellers: readonly Listener[], config: Config): void {
  const own = sellers.filter(({ shopId }) => shopId === null || shopId === order.shopId)
  postTo(bag, config, own, place, factsOf(order))
}
