import * as v from 'valibot'
import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import { MinorUnits } from '#platform/contract/money.ts'
import type { DueTime } from '#trade/order-parts/part.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus

/** What an order waits for. */
export const turnSteps = [
  'answerWeight',
  'decideReturn',
  'decideClaim',
  'sendBack',
  'confirmMoney',
  'pay',
  'checkLetter',
  'payBeforeShipping',
  'sendLetter',
  'shipRest',
  'ship',
  'payRest',
  'check',
  'arrive',
  'receive',
  'refund',
  'done',
  'cancelled',
  'closed',
] as const
export type TurnStep = (typeof turnSteps)[number]

export const Turn = v.object({
  /** Who must act; while goods are on their way it is the carrier. */
  who: v.picklist(['buyer', 'seller', 'carrier', 'nobody']),
  what: v.picklist(turnSteps),
  /** What is to be paid. */
  amountMinor: v.nullable(MinorUnits),
  /** A moment or a day. */
  until: v.nullable(v.string()),
})
export type Turn = v.InferOutput<typeof Turn>

export interface TurnFacts {
  status: number
  payUntil: string
  receiveUntil: string | null
  shippedKg: number | null
  /** Of the latest return. */
  returnApplyStatus: number | null
  /** A claim for weight, quality or damage is not decided. */
  claimWaiting: boolean
  /** The seller asks for another weight than the tolerance allows. */
  weightAsked: boolean
  slipWaiting: boolean
  /** A letter of credit is registered and not checked. */
  letterWaiting: boolean
  /** Nothing that is due before keeps the goods from leaving. */
  mayShip: boolean
  /** Money that only a person can send back. */
  refundDue: boolean
  /** The first part that can be paid now. */
  nextPart: { due: DueTime; restMinor: number; dueOn: string | null; isOverdue: boolean } | null
  /** Of the goods under way; null where nobody knows. */
  eta: string | null
  /** That day has not passed. */
  etaAhead: boolean
}

interface Rule {
  what: TurnStep
  who: Turn['who']
  states?: readonly number[]
  when?(facts: TurnFacts): boolean
  amount?: true
  until?(facts: TurnFacts): string | null
}

const ended = [cancelled, closed]
const paidFirst: readonly DueTime[] = ['atOrder', 'beforeShipping']
const isReturn = (status: number) => (facts: TurnFacts) => facts.returnApplyStatus === status
const dueOn = ({ nextPart }: TurnFacts) => nextPart?.dueOn ?? null

/** The first that holds. */
const rules: readonly Rule[] = [
  { what: 'refund', who: 'seller', states: ended, when: ({ refundDue }) => refundDue },
  { what: 'cancelled', who: 'nobody', states: [cancelled] },
  { what: 'closed', who: 'nobody', states: [closed] },
  { what: 'answerWeight', who: 'buyer', states: [notShipped], when: ({ weightAsked }) => weightAsked },
  { what: 'decideReturn', who: 'seller', when: isReturn(ReturnStatus.pending) },
  { what: 'decideClaim', who: 'seller', when: ({ claimWaiting }) => claimWaiting },
  { what: 'sendBack', who: 'buyer', when: isReturn(ReturnStatus.returning) },
  { what: 'confirmMoney', who: 'seller', when: ({ slipWaiting }) => slipWaiting },
  { what: 'pay', who: 'buyer', states: [unpaid], amount: true, until: ({ payUntil }) => payUntil },
  {
    what: 'checkLetter',
    who: 'seller',
    states: [notShipped],
    when: ({ mayShip, letterWaiting }) => !mayShip && letterWaiting,
  },
  {
    what: 'payBeforeShipping',
    who: 'buyer',
    states: [notShipped],
    when: ({ mayShip, nextPart }) => !mayShip && nextPart !== null && paidFirst.includes(nextPart.due),
    amount: true,
  },
  { what: 'sendLetter', who: 'buyer', states: [notShipped], when: ({ mayShip }) => !mayShip },
  { what: 'shipRest', who: 'seller', states: [notShipped], when: ({ shippedKg }) => Boolean(shippedKg) },
  { what: 'ship', who: 'seller', states: [notShipped] },
  { what: 'payRest', who: 'buyer', when: ({ nextPart }) => nextPart?.isOverdue === true, amount: true, until: dueOn },
  {
    what: 'check',
    who: 'buyer',
    states: [shipped],
    when: ({ receiveUntil }) => receiveUntil !== null,
    until: ({ receiveUntil }) => receiveUntil,
  },
  { what: 'arrive', who: 'carrier', states: [shipped], when: ({ etaAhead }) => etaAhead, until: ({ eta }) => eta },
  { what: 'receive', who: 'buyer', states: [shipped] },
  { what: 'payRest', who: 'buyer', when: ({ nextPart }) => nextPart !== null, amount: true, until: dueOn },
  { what: 'refund', who: 'seller', when: ({ refundDue }) => refundDue },
  { what: 'done', who: 'nobody', states: [completed] },
]

/** Whose turn it is with an order, for both sides and wherever the order is shown. */
export function turnOf(facts: TurnFacts): Turn {
  const rule = rules.find(({ states, when }) => (states?.includes(facts.status) ?? true) && (when?.(facts) ?? true))
  if (!rule) throw new Error(`No rule for an order in state ${facts.status}.`)
  return {
    who: rule.who,
    what: rule.what,
    amountMinor: rule.amount ? (facts.nextPart?.restMinor ?? null) : null,
    until: rule.until?.(facts) ?? null,
  }
}
