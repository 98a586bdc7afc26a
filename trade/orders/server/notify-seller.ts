import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { orderDeskNotices } from '../office/desk-notices.ts'
import { findSold } from './queries.ts'

type SellerNotice = Exclude<keyof typeof orderDeskNotices, 'message'>

/** Sales of the house and the people of the shop, in the transaction of what the buyer did. Comments are the house's. */
export async function notifySeller(tx: Db, orderId: number, event: SellerNotice, config: Config, amountMinor?: number) {
  const order = await findSold(tx, orderId)
  if (!order) return
  const { shopId, orderSn, currency, totalMinor } = order
  const facts = { about: orderId, orderSn, total: { minor: amountMinor ?? totalMinor, currency } }
  const audience = { permission: 'sales.edit', shopId: event === 'comment' ? null : shopId } as const
  await mailOperators(tx, config, audience, orderDeskNotices[event], facts)
}
