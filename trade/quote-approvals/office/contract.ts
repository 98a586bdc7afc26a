import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { approvalReasons, approvalStatuses } from '../approval.ts'
import { KeptQuote } from './kept-quote.ts'

export const approvalTabs = [...approvalStatuses, 'all'] as const
export type ApprovalTab = (typeof approvalTabs)[number]

const facts = {
  id: Id,
  status: v.picklist(approvalStatuses),
  reasons: v.array(v.picklist(approvalReasons)),
  currency: Currency,
  totalMinor: MinorUnits,
  createdAt: Timestamp,
  /** Who wrote it. */
  operatorId: Id,
  operatorName: v.string(),
  operatorNameEn: v.string(),
}

const ApprovalRow = v.object({
  ...facts,
  enquiryId: Id,
  enquiryNo: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  shopName: v.nullable(v.string()),
  shopNameEn: v.nullable(v.string()),
})
export type ApprovalRow = v.InferOutput<typeof ApprovalRow>

const Approval = v.object({
  ...facts,
  quote: KeptQuote,
  /** Whether who asks wrote it. */
  own: v.boolean(),
  /** What was sent. */
  quoteNo: v.nullable(v.string()),
  history: v.array(
    v.object({
      event: v.picklist(['ask', 'approve', 'sendBack', 'withdraw']),
      note: v.nullable(v.string()),
      by: v.string(),
      byEn: v.string(),
      time: Timestamp,
    }),
  ),
  /** Of one that waits; null where it could no longer be sent as it is. */
  check: v.nullable(QuoteCheck),
})
export type Approval = v.InferOutput<typeof Approval>

const One = v.object({ id: Id })
const decide = { permission: 'quotes.approve', ofShop: true, output: Changed } as const

/** Quotes that somebody else has to approve before they are sent. */
export const quoteApprovals = {
  list: operatorGet('/operator/quoteApprovals/list', {
    permission: 'sales.read',
    ofShop: true,
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(approvalTabs), 'waiting'),
      sort: sortBy(['createdAt', 'total'], '-createdAt'),
    }),
    output: pageOf(ApprovalRow),
  }),
  counts: operatorGet('/operator/quoteApprovals/counts', {
    permission: 'sales.read',
    ofShop: true,
    output: v.record(v.picklist(approvalTabs), v.number()),
  }),
  /** Of an enquiry, the newest first. */
  ofEnquiry: operatorGet('/operator/quoteApprovals/ofEnquiry', {
    permission: 'sales.read',
    ofShop: true,
    input: One,
    output: v.array(Approval),
  }),
  /** Sends it at once, in the name of who wrote it. */
  approve: operatorPost('/operator/quoteApprovals/approve', { ...decide, input: One }),
  sendBack: operatorPost('/operator/quoteApprovals/sendBack', {
    ...decide,
    input: v.object({ ...One.entries, reason: RequiredText('adminEnquiries.enterReason', 500) }),
  }),
  withdraw: operatorPost('/operator/quoteApprovals/withdraw', {
    permission: 'sales.edit',
    ofShop: true,
    input: One,
    output: Changed,
  }),
}
