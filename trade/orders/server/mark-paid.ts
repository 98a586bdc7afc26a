import { PayType } from '#platform/contract/enums.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { changeStatus } from './change-status.ts'
import type { By } from '#platform/server/api/by.ts'
import { tellBuyer } from './tell-buyer.ts'

const payTypes: Record<PayMethod, PayType> = {
  alipay: PayType.alipay,
  wechat: PayType.wechat,
  transfer: PayType.unpaid,
}

/** The money is there. Refused for an order that no longer waits for it. */
export async function markPaid(tx: Db, config: Config, orderId: number, method: PayMethod, by: By) {
  const order = await changeStatus(tx, orderId, 'pay', by, {
    set: sql`, pay_status = 1, pay_type = ${payTypes[method]}, pay_method = ${method}, paid_at = now()`,
  })
  await tellBuyer(tx, order, 'pay', config)
  return order
}
