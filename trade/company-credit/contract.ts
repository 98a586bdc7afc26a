import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** The credit of a company in a currency. */
export const Standing = v.object({
  currency: Currency,
  limitMinor: MinorUnits,
  /** How long at most a payment type runs that is chosen with the order. */
  days: v.number(),
  /** What is left to pay of parts on credit. */
  usedMinor: MinorUnits,
  freeMinor: MinorUnits,
  /** What is left to pay after its day, on credit or not. */
  overdueMinor: MinorUnits,
  version: v.number(),
})
export type Standing = v.InferOutput<typeof Standing>

export const companyCredit = {
  /** Of the caller's company; empty where none was agreed. */
  own: get('/customer/company/credit', { access: 'member', output: v.array(Standing) }),
}
