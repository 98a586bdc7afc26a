import * as v from 'valibot'
import { Day, Id, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { movementKinds } from '#trade/statements/contract.ts'

/** One line for the accounts of the house. */
export const Booking = v.object({
  /** Counted in the answer. */
  id: v.number(),
  /** Of what it comes from, so that it is told apart from every other. */
  key: v.string(),
  day: v.string(),
  kind: v.picklist(movementKinds),
  orderId: Id,
  orderSn: v.string(),
  /** Of the invoice or the credit note, the payment or the refund. */
  paperNo: v.nullable(v.string()),
  company: v.string(),
  currency: Currency,
  netMinor: MinorUnits,
  vatMinor: MinorUnits,
  grossMinor: MinorUnits,
  /** Of the buyer's account: by a debit more is owed. */
  side: v.picklist(['debit', 'credit']),
})
export type Booking = v.InferOutput<typeof Booking>

export const bookings = {
  list: operatorGet('/operator/bookings/list', {
    permission: 'money.read',
    input: v.object({
      ...listing,
      search: SearchText,
      currency: optionalOf(Currency),
      from: optionalOf(Day),
      to: optionalOf(Day),
      sort: sortBy(['day'], 'day'),
    }),
    output: pageOf(Booking),
  }),
}
