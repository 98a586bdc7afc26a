import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Made } from '#platform/contract/office/fields.ts'
import { quoteStatuses } from '#trade/quotes/contract.ts'
import { Note } from '#trade/threads/message.ts'

const Sum = { currency: Currency, totalMinor: MinorUnits }

/** What a company has bought and asked for, and what the house notes about it. */
export const CompanyTrade = v.object({
  turnover: v.array(
    v.object({
      ...Sum,
      orders: v.number(),
      lastYearMinor: MinorUnits,
      openOrders: v.number(),
      openMinor: MinorUnits,
    }),
  ),
  /** The latest. */
  orders: v.array(
    v.object({
      id: Id,
      orderSn: v.string(),
      memberName: v.string(),
      status: v.number(),
      ...Sum,
      createTime: Timestamp,
    }),
  ),
  /** Those that wait for either side. */
  enquiries: v.array(
    v.object({
      id: Id,
      enquiryNo: v.string(),
      name: v.string(),
      firstProduct: v.string(),
      createdAt: Timestamp,
      waitingSince: v.nullable(Timestamp),
    }),
  ),
  quotes: v.array(
    v.object({
      id: Id,
      enquiryId: Id,
      quoteNo: v.string(),
      version: v.number(),
      status: v.picklist(quoteStatuses),
      ...Sum,
      expiresAt: Timestamp,
    }),
  ),
  notes: v.array(Note),
})
export type CompanyTrade = v.InferOutput<typeof CompanyTrade>

/** What goes from one company to the other, by its kind. */
export const movedKinds = [
  'people',
  'requests',
  'invitations',
  'addresses',
  'enquiries',
  'quotes',
  'approvals',
  'orders',
  'agreements',
  'invoiceTitles',
  'notes',
] as const
const Pair = v.object({ id: Id, otherId: Id })
const Company = v.object({ id: Id, name: v.string() })

/** A company as a customer of ours. */
export const customers = {
  trade: operatorGet('/operator/customers/trade', {
    permission: 'sales.read',
    input: v.object({ id: Id }),
    output: CompanyTrade,
  }),
  note: operatorPost('/operator/customers/note', {
    permission: 'sales.edit',
    creates: true,
    input: v.object({ id: Id, body: RequiredText('threads.enterReply', 4000) }),
    output: Made,
  }),
  /** What would go from the other one to this one. */
  mergePreview: operatorGet('/operator/customers/mergePreview', {
    permission: 'members.edit',
    input: Pair,
    output: v.object({ company: Company, other: Company, moved: v.record(v.picklist(movedKinds), v.number()) }),
  }),
  /** The other one is part of this one from now on. Nothing brings it back. */
  merge: operatorPost('/operator/customers/merge', { permission: 'members.edit', input: Pair, output: Changed }),
}
