import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { DayOf, Day, Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { PlainLine, RequiredText } from '#platform/contract/lines.ts'
import { MinorUnits } from '#platform/contract/money.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { laneSteps } from '#trade/lanes/lane.ts'
import { SentFile } from '#trade/threads/message.ts'
import { invoiceStatuses, TaxInvoice, titleKinds } from '../tax-invoice.ts'

export const invoiceTabs = [...invoiceStatuses, 'all'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]

const { file, ...facts } = TaxInvoice.entries
export const InvoiceRow = v.object({
  ...facts,
  orderId: Id,
  orderSn: v.string(),
  orderStatus: v.number(),
  /** Null: a member who trades alone. */
  companyId: v.nullable(Id),
  buyer: v.string(),
})
export type InvoiceRow = v.InferOutput<typeof InvoiceRow>

/** What a line of the invoice is for: goods, what the delivery term adds, or what went back. */
const Item = v.object({
  product: v.nullable(GoodsName),
  step: v.nullable(v.picklist(laneSteps)),
  kilograms: v.nullable(v.number()),
  /** With the tax in it. */
  amountMinor: MinorUnits,
  /** Null where the house has no rate. */
  percent: v.nullable(v.number()),
})
export type InvoiceItem = v.InferOutput<typeof Item>

export const InvoiceInfo = v.object({
  ...InvoiceRow.entries,
  file,
  items: v.array(Item),
  /** Something of the order has not left: its weight may still change what it costs. */
  unshipped: v.boolean(),
  history: v.array(
    v.object({
      event: v.string(),
      note: v.nullable(v.string()),
      by: v.string(),
      byEn: v.string(),
      time: Timestamp,
    }),
  ),
})
export type InvoiceInfo = v.InferOutput<typeof InvoiceInfo>

const issues = { permission: 'invoices.issue', output: Changed } as const
const Decided = v.object({ id: Id, reason: RequiredText('adminTaxInvoices.enterReason', 500) })

/** The tax office's invoices, which the house issues outside of the site and enters here. */
export const taxInvoices = {
  list: operatorGet('/operator/taxInvoices/list', {
    permission: 'invoices.issue',
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(invoiceTabs), 'requested'),
      kind: optionalOf(v.picklist(titleKinds)),
      /** Of its request, or of its issue once it was. */
      from: optionalOf(Day),
      to: optionalOf(Day),
      sort: sortBy(['requestedAt', 'issuedOn', 'amount', 'orderSn'], 'requestedAt'),
    }),
    output: pageOf(InvoiceRow),
  }),
  counts: operatorGet('/operator/taxInvoices/counts', {
    permission: 'invoices.issue',
    output: v.record(v.picklist(invoiceTabs), v.number()),
  }),
  info: operatorGet('/operator/taxInvoices/info', {
    permission: 'invoices.issue',
    input: v.object({ id: Id }),
    output: InvoiceInfo,
  }),
  upload: operatorPost('/operator/taxInvoices/upload', {
    permission: 'invoices.issue',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ id: Id, file: v.file('uploads.chooseFile') }),
    output: SentFile,
  }),
  /** It was issued over what the order costs at this moment, which is kept with it. */
  issue: operatorPost('/operator/taxInvoices/issue', {
    ...issues,
    input: v.object({
      id: Id,
      invoiceNo: v.pipe(PlainLine(40), v.regex(/^[0-9]{8,20}$/, 'adminTaxInvoices.numberWrong')),
      issuedOn: DayOf('adminTaxInvoices.dayWrong'),
      fileIds: v.pipe(
        v.optional(v.array(Id), () => []),
        v.length(1, 'adminTaxInvoices.chooseFile'),
      ),
      /** That was on the screen: another one is not issued unseen. */
      amountMinor: MinorUnits,
    }),
  }),
  reject: operatorPost('/operator/taxInvoices/reject', { ...issues, input: Decided }),
  void: operatorPost('/operator/taxInvoices/void', { ...issues, input: Decided }),
}
