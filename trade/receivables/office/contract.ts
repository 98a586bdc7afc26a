import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { dueTimes, securities } from '#trade/order-parts/part.ts'
import { ages } from '../age.ts'

export const ageTabs = ['all', ...ages] as const

/** A part of an order that is under way, of which something is left to pay. */
export const Receivable = v.object({
  id: Id,
  orderId: Id,
  orderSn: v.string(),
  /** Null: a member who trades alone. */
  companyId: v.nullable(Id),
  buyer: v.string(),
  currency: Currency,
  restMinor: MinorUnits,
  due: v.picklist(dueTimes),
  days: v.nullable(v.number()),
  secured: v.picklist(securities),
  dueOn: v.nullable(v.string()),
  daysLate: v.nullable(v.number()),
  age: v.picklist(ages),
})
export type Receivable = v.InferOutput<typeof Receivable>

const Sum = v.object({
  companyId: v.nullable(Id),
  buyer: v.string(),
  currency: Currency,
  ...v.object(v.entriesFromList(ages, MinorUnits)).entries,
  totalMinor: MinorUnits,
})
export type ReceivableSum = v.InferOutput<typeof Sum>

const which = { search: SearchText, currency: optionalOf(Currency), companyId: optionalOf(Id) }

export const receivables = {
  list: operatorGet('/operator/receivables/list', {
    permission: 'money.read',
    input: v.object({
      ...listing,
      ...which,
      tab: v.optional(v.picklist(ageTabs), 'all'),
      sort: sortBy(['dueOn', 'rest', 'orderSn', 'buyer'], 'dueOn'),
    }),
    output: pageOf(Receivable),
  }),
  /** By buyer and currency, the largest first. */
  sums: operatorGet('/operator/receivables/sums', {
    permission: 'money.read',
    input: v.object(which),
    output: v.array(Sum),
  }),
}
