import { mailOperators } from '#identity/operators/office/mail-operators.ts'
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

/** Where the order is at hand. Comments are the house's. */
export async function tellSeller(tx: Db, order: Sold, event: SellerNotice, config: Config) {
  const { id, shopId, orderSn, currency, totalMinor } = order
  const facts = { about: id, orderSn, total: { minor: totalMinor, currency } }
  const audience = { permission: 'sales.edit', shopId: event === 'comment' ? null : shopId } as const
  await mailOperators(tx, config, audience, orderDeskNotices[event], facts)
}
