import { PayStatus, PayType } from '#platform/contract/enums.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { By } from '#platform/server/api/by.ts'
import { orderLife } from './order-life.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifySeller } from './notify-seller.ts'

const payTypes: Record<PayMethod, PayType> = {
  alipay: PayType.alipay,
  wechat: PayType.wechat,
  transfer: PayType.unpaid,
}

/** The money is there. Refused for an order that no longer waits for it. */
export async function markPaid(tx: Db, config: Config, orderId: number, method: PayMethod, by: By) {
  const order = await orderLife.move(tx, orderId, 'pay', by, {
    set: sql`, pay_status = ${PayStatus.paid}, pay_type = ${payTypes[method]}, pay_method = ${method}, paid_at = now()`,
  })
  await notifyBuyer(tx, order, 'pay', config)
  await notifySeller(tx, orderId, 'pay', config)
  return order
}
