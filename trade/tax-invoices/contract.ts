import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { ChosenId, Id } from '#platform/contract/fields.ts'
import { OptionalLine, PlainLine, RequiredLine } from '#platform/contract/lines.ts'
import { TitleFacts, titleKinds } from './tax-invoice.ts'

const withoutSpaces = (text: string) => text.replaceAll(/[\s-]/g, '')
/** Empty, or as it is written; spaces that people group digits by do not count. */
const Grouped = (most: number, pattern: RegExp, message: string) =>
  v.pipe(
    PlainLine(most),
    v.transform((text) => withoutSpaces(text).toUpperCase()),
    v.regex(pattern, message),
    v.transform((text) => text || null),
  )

export const TitleInput = v.object({
  kind: v.picklist(titleKinds, 'taxInvoices.chooseKind'),
  title: RequiredLine('taxInvoices.enterTitle', 100),
  taxNumber: Grouped(40, /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})?$/, 'taxInvoices.taxNumberWrong'),
  address: OptionalLine(200),
  phone: OptionalLine(40),
  bank: OptionalLine(100),
  bankAccount: Grouped(60, /^(?:[0-9]{8,32})?$/, 'taxInvoices.accountWrong'),
})
export type TitleInput = v.InferOutput<typeof TitleInput>

export const InvoiceTitle = v.object({ id: Id, ...TitleFacts.entries })
export type InvoiceTitle = v.InferOutput<typeof InvoiceTitle>

const One = v.object({ id: Id })
const asks = { access: 'member', permission: 'invoice.request' } as const

/** The invoices of the tax office (发票) that buyers request for orders in yuan. */
export const taxInvoices = {
  titles: get('/customer/invoice/titles', { access: 'member', output: v.array(InvoiceTitle) }),
  title: get('/customer/invoice/title/{id}', { access: 'member', input: One, output: InvoiceTitle }),
  saveTitle: post('/customer/invoice/saveTitle', { ...asks, creates: true, input: TitleInput, output: One }),
  updateTitle: post('/customer/invoice/updateTitle', {
    ...asks,
    input: v.object({ id: Id, ...TitleInput.entries }),
  }),
  removeTitle: post('/customer/invoice/removeTitle', { ...asks, input: One }),
  /** Of the whole order; at most one is open or issued. */
  request: post('/customer/invoice/request', {
    ...asks,
    creates: true,
    input: v.object({ orderId: Id, titleId: ChosenId('taxInvoices.chooseTitle') }),
    output: One,
  }),
  withdraw: post('/customer/invoice/withdraw', { ...asks, input: One }),
}
