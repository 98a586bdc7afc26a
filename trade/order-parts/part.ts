import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { MinorUnits } from '#platform/contract/money.ts'

export const dueTimes = ['atOrder', 'beforeShipping', 'againstDocuments', 'afterShipping', 'afterInvoice'] as const
export type DueTime = (typeof dueTimes)[number]
export const securities = ['money', 'letterOfCredit', 'credit'] as const
export type Security = (typeof securities)[number]
export const partStates = ['open', 'reported', 'paid', 'overdue', 'refunded', 'waived'] as const
export type PartState = (typeof partStates)[number]

/** The receipt of a transfer, as the buyer sent it. */
export const Slip = v.object({
  status: v.picklist(['waiting', 'rejected', 'confirmed']),
  url: v.string(),
  name: v.string(),
  answer: v.nullable(v.string()),
})
export type Slip = v.InferOutput<typeof Slip>

/** A part of what an order costs, before and after it is placed. */
export const PlannedPart = v.object({
  amountMinor: MinorUnits,
  due: v.picklist(dueTimes),
  /** After what `due` names. */
  days: v.nullable(v.number()),
  secured: v.picklist(securities),
})
export type PlannedPart = v.InferOutput<typeof PlannedPart>

export const OrderPart = v.object({
  id: Id,
  ...PlannedPart.entries,
  state: v.picklist(partStates),
  /** The credit or the letter of credit stands for it. */
  isSecured: v.boolean(),
  /** The last day to pay it, once that is known. */
  dueOn: v.nullable(v.string()),
  /** What came, which may be less or more than the amount, and what went back of it. */
  receivedMinor: MinorUnits,
  refundedMinor: MinorUnits,
  /** Not owed any more, because goods came back or a claim was met. */
  creditedMinor: MinorUnits,
  /** What is still to come. */
  restMinor: MinorUnits,
  /** The buyer can pay it now. */
  payable: v.boolean(),
  slip: v.nullable(Slip),
})
export type OrderPart = v.InferOutput<typeof OrderPart>
