import type { payments } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { demoPay, getDemoPayment } from './demo-pay.ts'
import { startPayment } from './start-payment.ts'

export const paymentHandlers: Handlers<typeof payments> = {
  start: ({ id, method }, context) => startPayment(id, method, context),
  demoPayment: ({ number }, context) => getDemoPayment(number, context),
  demoPay: ({ number, silent }, context) => demoPay(number, silent, context),
}
