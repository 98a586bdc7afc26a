import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Day, Id, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

export const movementKinds = ['charge', 'settlement', 'return', 'claim', 'waived', 'payment', 'refund'] as const

const Movement = v.object({
  day: v.string(),
  kind: v.picklist(movementKinds),
  orderId: Id,
  orderSn: v.string(),
  /** Above zero: the company owes more. */
  amountMinor: MinorUnits,
  balanceMinor: MinorUnits,
})
export type Movement = v.InferOutput<typeof Movement>

/** What a company owed, bought and paid between two days, both included. */
export const Statement = v.object({
  company: v.string(),
  currency: Currency,
  from: v.string(),
  to: v.string(),
  openingMinor: MinorUnits,
  closingMinor: MinorUnits,
  movements: v.array(Movement),
})
export type Statement = v.InferOutput<typeof Statement>

/** Ninety days up to today, unless other days are named. */
export const period = { currency: v.optional(Currency, 'CNY'), from: optionalOf(Day), to: optionalOf(Day) }

export const statements = {
  own: get('/customer/company/statement', {
    access: 'member',
    permission: 'company.edit',
    input: v.object(period),
    output: Statement,
  }),
}
