import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { OrderStep, ReturnDecision } from '../office/contract.ts'
import type { OrderAction, ReturnKind } from '../order.ts'
import { offered, openTo, type Buttons, type Transition } from '#platform/server/life-cycle/events.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus

const live = [unpaid, notShipped, shipped, completed] as const
/** Goods and money go back to where they came from. */
const end = ['giveBackGoods', 'endPayment'] as const

/** Everything that can happen to an order. What is not here does not exist. */
export const transitions = {
  pay: { from: [unpaid], to: notShipped, by: ['system', 'operator'], effects: ['requestInvoice'] },
  payPart: { from: live, by: ['system', 'operator'] },
  waivePart: { from: live, by: ['operator'], needsNote: true },
  /** A letter of credit, or an amendment of one, is to be checked; an accepted one secures its part. */
  registerLetter: { from: live, by: ['member', 'operator'], needsNote: true },
  securePart: { from: live, by: ['operator'], needsNote: true },
  refuseLetter: { from: live, by: ['operator'], needsNote: true },
  cancel: { from: [unpaid], to: cancelled, by: ['member'], effects: end },
  expire: { from: [unpaid], to: closed, by: ['system'], effects: end },
  close: { from: [unpaid], to: closed, by: ['operator'], needsNote: true, effects: end },
  refund: {
    from: [notShipped],
    to: cancelled,
    by: ['operator'],
    needsNote: true,
    provided: 'nothingShipped',
    effects: end,
  },
  ship: { from: [notShipped], to: shipped, by: ['operator', 'system'], provided: 'nothingDueBeforeShipping' },
  shipPart: { from: [notShipped], by: ['operator'], provided: 'nothingDueBeforeShipping' },
  /** After the latest day of a letter of credit. */
  shipLate: { from: [notShipped, shipped], by: ['operator'], needsNote: true },
  /** Charged by what has left. */
  settle: { from: [shipped], by: ['operator', 'system'] },
  /** More or less than the tolerance allows needs the buyer's agreement. */
  askWeight: { from: [notShipped], by: ['operator'], needsNote: true },
  agreeWeight: { from: [notShipped], by: ['member'] },
  declineWeight: { from: [notShipped], by: ['member'] },
  /** Some of it will not come. */
  cancelGoods: { from: [notShipped], by: ['operator'], needsNote: true },
  /** One that was entered wrongly, and one without which not all has left. */
  withdrawShipment: { from: [notShipped, shipped], by: ['operator'], needsNote: true },
  withdrawLast: { from: [shipped], to: notShipped, by: ['operator'], needsNote: true },
  receivePart: { from: [notShipped, shipped], by: ['member'] },
  completePart: { from: [notShipped, shipped], by: ['system'] },
  receive: { from: [shipped], to: completed, by: ['member'] },
  complete: { from: [shipped], to: completed, by: ['system'] },
  delete: { from: [completed, cancelled, closed], by: ['member'], provided: 'noOpenReturn' },
  comment: { from: [completed], by: ['member'] },
  askReturn: { from: [notShipped, shipped, completed], by: ['member'], needsNote: true },
  acceptReturn: { from: [notShipped, shipped, completed], by: ['operator'] },
  rejectReturn: { from: [notShipped, shipped, completed], by: ['operator'], needsNote: true },
  completeReturn: { from: [notShipped, shipped, completed], by: ['operator'] },
  askClaim: { from: [notShipped, shipped, completed], by: ['member'], needsNote: true },
  creditClaim: { from: [notShipped, shipped, completed], by: ['operator'] },
  reduceClaim: { from: [notShipped, shipped, completed], by: ['operator'] },
  replaceClaim: { from: [notShipped, shipped, completed], by: ['operator'], needsNote: true },
  refuseClaim: { from: [notShipped, shipped, completed], by: ['operator'], needsNote: true },
  withdrawReturn: { from: [notShipped, shipped, completed], by: ['member'] },
  sendSlip: { from: live, by: ['member'] },
  rejectSlip: { from: live, by: ['operator'], needsNote: true },
} as const satisfies Record<string, Transition<OrderStatus>>

export type OrderEventName = keyof typeof transitions
export const transitionOf = (event: OrderEventName): Transition<OrderStatus> => transitions[event]

const { pending, returning, completed: done, rejected } = ReturnStatus
const credits = { from: [pending], to: done, by: ['operator'], provided: 'isClaim', effects: ['refund'] } as const

/** A return or a claim has states of its own beside those of its order. */
export const returnTransitions = {
  acceptReturn: { from: [pending], to: returning, by: ['operator'], provided: 'isReturn' },
  rejectReturn: { from: [pending], to: rejected, by: ['operator'], provided: 'isReturn', needsNote: true },
  completeReturn: { from: [returning], to: done, by: ['operator'], provided: 'isReturn', effects: ['refund'] },
  creditClaim: credits,
  reduceClaim: credits,
  /** Goods are sent again without charge, as both agree in words. */
  replaceClaim: { from: [pending], to: done, by: ['operator'], provided: 'isClaim', needsNote: true },
  refuseClaim: { from: [pending], to: rejected, by: ['operator'], provided: 'isClaim', needsNote: true },
  withdrawReturn: { from: [pending], to: rejected, by: ['member'] },
} as const satisfies Record<ReturnDecision | 'withdrawReturn', Transition<ReturnStatus>>

/** What else decides whether the member may do something. */
export interface OrderFacts {
  status: number
  /** Lines without a comment. */
  toComment: number
  /** Shipped kilograms that are neither back nor on their way back. */
  returnableKg: number
  openReturn: boolean
  /** The receipt of a transfer waits for the seller. */
  slipWaiting: boolean
  /** A part of its payment can be paid now. */
  payable: boolean
}

const actions: Buttons<OrderAction, typeof transitions, OrderFacts> = {
  pay: { event: 'payPart', when: ({ slipWaiting, payable }) => payable && !slipWaiting },
  cancel: { event: 'cancel' },
  receive: { event: 'receive' },
  comment: { event: 'comment', when: ({ toComment }) => toComment > 0 },
  return: { event: 'askReturn', when: ({ returnableKg, openReturn }) => returnableKg > 0 && !openReturn },
  delete: { event: 'delete', when: ({ openReturn }) => !openReturn },
}

/** What the member may do now: pages offer exactly this, and the calls refuse everything else. */
export const actionsOf = (facts: OrderFacts): OrderAction[] => offered(transitions, actions, facts.status, facts)

export interface DeskFacts extends Pick<OrderFacts, 'status' | 'slipWaiting'> {
  /** Money is still to come. */
  owing: boolean
  shippedKg: number | null
  /** Nothing that is due before keeps the goods from leaving. */
  mayShip: boolean
}
const steps: Buttons<OrderStep, typeof transitions, DeskFacts> = {
  confirmTransfer: { event: 'payPart', when: ({ owing }) => owing },
  rejectSlip: { event: 'rejectSlip', when: ({ slipWaiting }) => slipWaiting },
  ship: { event: 'ship', when: ({ mayShip }) => mayShip },
  waivePart: { event: 'waivePart', when: ({ owing, slipWaiting }) => owing && !slipWaiting },
  askWeight: { event: 'askWeight' },
  cancelGoods: { event: 'cancelGoods' },
  close: { event: 'close' },
  refund: { event: 'refund', when: ({ shippedKg }) => !shippedKg },
}

/** What the seller may do now. */
export const stepsOf = (facts: DeskFacts): OrderStep[] => offered(transitions, steps, facts.status, facts)

export const decisionsOn = ({ status, kind }: { status: number; kind: ReturnKind }): ReturnDecision[] =>
  openTo(returnTransitions, 'operator', status).filter(
    (decision) => (returnTransitions[decision].provided === 'isReturn') === (kind === 'return'),
  )

export const needsReason = (decision: ReturnDecision): boolean => 'needsNote' in returnTransitions[decision]
