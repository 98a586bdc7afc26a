import type { Handlers } from '#platform/server/api/context.ts'
import type { enteredOrders } from './contract.ts'
import { enterOrder, figuresFor } from './enter-order.ts'

export const enteredOrderHandlers: Handlers<typeof enteredOrders> = {
  figures: (input, context) => figuresFor(input, context),
  enter: (input, context) => enterOrder(input, context),
}
