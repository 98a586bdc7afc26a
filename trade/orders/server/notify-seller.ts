import { to } from '#platform/contract/to.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { money } from '#platform/texts/format.ts'
import { findSold } from './queries.ts'

type SellerNotice = 'place' | 'sendSlip' | 'pay' | 'askReturn'

/** Sales of the house and the people of the shop, in the transaction of what the buyer did. */
export async function notifySeller(tx: Db, orderId: number, event: SellerNotice, config: Config) {
  const order = await findSold(tx, orderId)
  if (!order) return
  const { shopId, orderSn, currency, totalMinor } = order
  await mailOperators(tx, { permission: 'sales.edit', shopId }, (t) => ({
    subject: t(`sellerMail.${event}Subject`, { orderSn }),
    paragraphs: [t(`sellerMail.${event}Text`, { total: money(t, totalMinor, currency) })],
    action: { label: t('sellerMail.open'), url: `${config.publicOrigin}${to.office.order(orderId)}` },
    notes: [],
  }))
}
