import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { OrderStep, ReturnDecision } from '../office/contract.ts'
import type { OrderAction } from '../order.ts'
import type { Actor } from '#platform/server/api/by.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus

interface Transition {
  from: readonly OrderStatus[]
  /** Undefined: the status stays as it is. */
  to?: OrderStatus
  by: readonly Actor[]
  /** The goods go back into stock. */
  givesBack?: true
}

/** Everything that can happen to an order. What is not here does not exist. */
export const transitions = {
  pay: { from: [unpaid], to: notShipped, by: ['system', 'operator'] },
  cancel: { from: [unpaid], to: cancelled, by: ['member'], givesBack: true },
  expire: { from: [unpaid], to: closed, by: ['system'], givesBack: true },
  close: { from: [unpaid], to: closed, by: ['operator'], givesBack: true },
  refund: { from: [notShipped], to: cancelled, by: ['operator'], givesBack: true },
  ship: { from: [notShipped], to: shipped, by: ['operator'] },
  receive: { from: [shipped], to: completed, by: ['member'] },
  complete: { from: [shipped], to: completed, by: ['system'] },
  delete: { from: [completed, cancelled, closed], by: ['member'] },
  comment: { from: [completed], by: ['member'] },
  askReturn: { from: [shipped, completed], by: ['member'] },
  acceptReturn: { from: [shipped, completed], by: ['operator'] },
  rejectReturn: { from: [shipped, completed], by: ['operator'] },
  completeReturn: { from: [shipped, completed], by: ['operator'] },
  sendSlip: { from: [unpaid], by: ['member'] },
  rejectSlip: { from: [unpaid], by: ['operator'] },
} as const satisfies Record<string, Transition>

export type OrderEventName = keyof typeof transitions
export const transitionOf = (event: OrderEventName): Transition => transitions[event]

/** A return has states of its own beside those of its order. */
export const returnTransitions = {
  acceptReturn: { from: ReturnStatus.pending, to: ReturnStatus.returning },
  rejectReturn: { from: ReturnStatus.pending, to: ReturnStatus.rejected },
  completeReturn: { from: ReturnStatus.returning, to: ReturnStatus.completed },
} as const

/** What else decides whether the member may do something. */
export interface OrderFacts {
  status: number
  /** Lines without a comment. */
  toComment: number
  /** Kilograms that are neither back nor on their way back. */
  returnableKg: number
  openReturn: boolean
  /** The receipt of a transfer waits for the seller. */
  slipWaiting: boolean
}

const conditions: Record<OrderAction, { event: OrderEventName; when: (facts: OrderFacts) => boolean }> = {
  pay: { event: 'pay', when: ({ slipWaiting }) => !slipWaiting },
  cancel: { event: 'cancel', when: () => true },
  receive: { event: 'receive', when: () => true },
  comment: { event: 'comment', when: ({ toComment }) => toComment > 0 },
  return: { event: 'askReturn', when: ({ returnableKg, openReturn }) => returnableKg > 0 && !openReturn },
  delete: { event: 'delete', when: ({ openReturn }) => !openReturn },
}

/** What the member may do now: pages offer exactly this, and the calls refuse everything else. */
export const actionsOf = (facts: OrderFacts): OrderAction[] =>
  (Object.keys(conditions) as OrderAction[]).filter((action) => {
    const { event, when } = conditions[action]
    return transitionOf(event).from.some((status) => status === facts.status) && when(facts)
  })

const stepEvents: Record<OrderStep, OrderEventName> = {
  confirmTransfer: 'pay',
  rejectSlip: 'rejectSlip',
  ship: 'ship',
  close: 'close',
  refund: 'refund',
}

/** What the seller may do now. */
export const stepsOf = ({ status, slipWaiting }: Pick<OrderFacts, 'status' | 'slipWaiting'>): OrderStep[] =>
  (Object.keys(stepEvents) as OrderStep[]).filter(
    (step) =>
      transitionOf(stepEvents[step]).from.some((from) => from === status) && (step !== 'rejectSlip' || slipWaiting),
  )

export const decisionsOn = (status: number): ReturnDecision[] =>
  (Object.keys(returnTransitions) as ReturnDecision[]).filter((decision) => returnTransitions[decision].from === status)
