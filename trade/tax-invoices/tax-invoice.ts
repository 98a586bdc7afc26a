import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { MinorUnits } from '#platform/contract/money.ts'

/** 普票 and 专票: only of a special one can the buyer deduct the tax. */
export const titleKinds = ['ordinary', 'special'] as const
export type TitleKind = (typeof titleKinds)[number]

/** What a special invoice must name beside its title. */
export const taxFields = ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const
type TaxField = (typeof taxFields)[number]

export const TitleFacts = v.object({
  kind: v.picklist(titleKinds),
  title: v.string(),
  taxNumber: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  bank: v.nullable(v.string()),
  bankAccount: v.nullable(v.string()),
})
export type TitleFacts = v.InferOutput<typeof TitleFacts>

export const missingIn = (title: Pick<TitleFacts, 'kind' | TaxField>): TaxField[] =>
  title.kind === 'special' ? taxFields.filter((field) => !title[field]) : []

export const invoiceStatuses = ['requested', 'issued', 'rejected', 'withdrawn', 'voided'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** While one of an order is in these, there is no other. */
export const isLive = ({ status }: { status: InvoiceStatus }) => status === 'requested' || status === 'issued'

/** A request of a buyer and what became of it. */
export const TaxInvoice = v.object({
  id: Id,
  status: v.picklist(invoiceStatuses),
  ...TitleFacts.entries,
  /** As issued; until then what the order costs now. */
  amountMinor: MinorUnits,
  requestedAt: Timestamp,
  invoiceNo: v.nullable(v.string()),
  issuedOn: v.nullable(v.string()),
  /** Why it was rejected or voided. */
  reason: v.nullable(v.string()),
  file: v.nullable(v.object({ id: Id, name: v.string(), url: v.string() })),
})
export type TaxInvoice = v.InferOutput<typeof TaxInvoice>
