import type { payments as english } from '../en-US/payments.ts'
import type { Translation } from '../messages.ts'

export const payments: Translation<typeof english> = {
  chooseSlip: '请选择汇款凭证',
  otherAmount: '金额与订单不符',
}
