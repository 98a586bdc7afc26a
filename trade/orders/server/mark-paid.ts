import { PayStatus, PayType } from '#platform/contract/enums.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { settlePart } from '#trade/order-parts/server/settle-parts.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { Received } from '#trade/payments/server/settle-payment.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { By } from '#platform/server/api/by.ts'
import { orderLife } from './order-life.ts'
import { findMoney, lockOrder } from './queries.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifySeller } from './notify-seller.ts'

const payTypes: Record<PayMethod, PayType> = {
  alipay: PayType.alipay,
  wechat: PayType.wechat,
  transfer: PayType.unpaid,
}

/**
 * Money for a part is there. The order goes on once nothing of what is due at order is open; refused where neither order
 * nor part waits for money any more.
 */
export async function markPaid(
  tx: Db,
  config: Config,
  { orderId, partId, amountMinor }: Received,
  method: PayMethod,
  by: By,
) {
  // The order before its parts, as everything that ends an order does.
  await lockOrder(tx, orderId)
  await settlePart(tx, partId, by)
  const { goesOn, currency, owedMinor } = await findMoney(tx, orderId)
  const event = goesOn ? 'pay' : 'payPart'
  const order = await orderLife.move(tx, orderId, event, by, {
    set: sql`, pay_status = ${PayStatus.paid}, pay_type = ${payTypes[method]}, pay_method = ${method},
      paid_at = coalesce(paid_at, now())`,
    note: `${currency} ${decimalOf(amountMinor)}`,
  })
  await notifyBuyer(tx, order, goesOn || owedMinor > 0 ? event : 'payLast', config, { amountMinor, owedMinor })
  await notifySeller(tx, orderId, event, config, amountMinor)
  return order
}
