import type { payments } from '#contract/payments.ts'
import { requirePermission } from '#server/features/members/require-permission.ts'
import type { Handlers } from '#server/http/context.ts'
import { demoPay, getDemoPayment } from './demo-pay.ts'
import { startPayment } from './start-payment.ts'
import { sendSlip } from './transfer.ts'

export const paymentHandlers: Handlers<typeof payments> = {
  start: async ({ id, method }, context) => {
    await requirePermission(context, 'order.place')
    return startPayment(id, method, context)
  },
  sendSlip: async ({ id, uploadId }, context) => {
    await requirePermission(context, 'order.place')
    return sendSlip(context.db, context.caller.memberId, id, uploadId)
  },
  demoPayment: ({ number }, context) => getDemoPayment(number, context),
  demoPay: ({ number, silent }, context) => demoPay(number, silent, context),
}
