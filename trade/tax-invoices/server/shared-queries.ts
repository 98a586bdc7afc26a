import { OrderStatus } from '#platform/contract/enums.ts'
import { addressee, belongsTo, keptFor } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { TaxInvoice } from '../tax-invoice.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)

/** Of the row of `sales_order` at hand: paid or secured, and neither cancelled nor closed. */
export const invoiceable = sql`(sales_order.currency = 'CNY' and sales_order.status in (${notShipped}, ${shipped}, ${completed})
  and sales_order.total > sales_order.refunded)`

const orderOf = sql`select from sales_order where sales_order.id = tax_invoice.order_id`
export const orderStands = sql`exists (${orderOf} and ${invoiceable})`
export const ofOwnOrder = (memberId: number): Sql =>
  sql`exists (${orderOf} and ${belongsTo(memberId, sql`sales_order`)} and not hidden)`

/** What it is made out for: as issued, or what the order costs now. */
export const amountMinor = sql`coalesce(tax_invoice.amount, sales_order.total - sales_order.refunded)`

export const titleColumns = sql`kind, title, tax_number as "taxNumber", address, phone, bank,
  bank_account as "bankAccount"`

export const ownTitle = (memberId: number) => keptFor(memberId, sql`invoice_title`)
export const selectTitle = (memberId: number, id: number | undefined) =>
  sql`select ${titleColumns} from invoice_title where id = ${id ?? null}::integer and ${ownTitle(memberId)}`

/** What was chosen with the order is requested now that the order may have an invoice. */
export const requestChosen = (db: Db, orderId: number) =>
  db.run(sql`
    with made as (
      insert into tax_invoice (order_id, member_id, kind, title, tax_number, address, phone, bank, bank_account)
      select sales_order.id, member_id, chosen.* from sales_order, jsonb_to_record(invoice_title) as chosen (
        kind text, title text, "taxNumber" text, address text, phone text, bank text, "bankAccount" text)
      where sales_order.id = ${orderId} and invoice_title is not null and ${invoiceable} ${oncePerOrder} returning id, member_id)
    ${requestedBy(sql`member_id`)}`)

export const oncePerOrder = sql`on conflict (order_id) where status in ('requested', 'issued') do nothing`
/** The history of the rows of `made`. */
export const requestedBy = (memberId: Sql) => sql`
  insert into tax_invoice_history (tax_invoice_id, event, to_status, actor, actor_id)
  select id, 'request', 'requested', 'member', ${memberId} from made`

type InvoiceRow = Omit<TaxInvoice, 'file'> & { file: { id: number; name: string } | null }

export const invoiceColumns = sql`tax_invoice.id, tax_invoice.status, tax_invoice.kind, tax_invoice.title,
  tax_invoice.tax_number as "taxNumber", tax_invoice.address, tax_invoice.phone, tax_invoice.bank,
  tax_invoice.bank_account as "bankAccount", ${amountMinor} as "amountMinor", requested_at as "requestedAt",
  invoice_no as "invoiceNo", to_char(issued_on, 'YYYY-MM-DD') as "issuedOn", (
    select history.note from tax_invoice_history history where history.tax_invoice_id = tax_invoice.id
      and history.event in ('reject', 'void') order by history.id desc limit 1) as reason, (
    select json_build_object('id', upload.id, 'name', upload.name) from upload where upload.id = upload_id) as file`

/** The latest first; who may read the order has been checked. */
export async function invoicesOf(db: Db, orderId: number, urlOf: (fileId: number) => string): Promise<TaxInvoice[]> {
  const rows = await db.many<InvoiceRow>(sql`
    select ${invoiceColumns} from tax_invoice join sales_order on sales_order.id = order_id
    where order_id = ${orderId} order by tax_invoice.id desc`)
  return rows.map(({ file, ...row }) => ({ ...row, file: file && { ...file, url: urlOf(file.id) } }))
}

/** Whether the row of `upload` at hand is an invoice of an order that the member may see. */
export const invoiceOfOwnOrder = (memberId: number): Sql =>
  sql`exists (select from tax_invoice where tax_invoice.upload_id = upload.id and ${ofOwnOrder(memberId)})`

/** What those need who write about it. */
export interface MovedInvoice extends Columns<'tax_invoice', 'id' | 'orderId' | 'invoiceNo' | 'title'> {
  orderSn: string
  memberId: number
}
export const movedColumns = sql`tax_invoice.id, tax_invoice.order_id as "orderId", tax_invoice.invoice_no as "invoiceNo",
  tax_invoice.title, (select order_sn from sales_order where id = tax_invoice.order_id) as "orderSn",
  (select ${addressee(sql`sales_order`)} from sales_order where id = tax_invoice.order_id) as "memberId"`

/** With the account of its member; those of a company stay. */
export const removeTitlesOf = (db: Db, memberId: number) =>
  db.run(sql`delete from invoice_title where member_id = ${memberId} and enterprise_id is null`)

/** To the company that another one was merged into. */
export const moveTitles = (db: Db, id: number, otherId: number) =>
  db.run(sql`update invoice_title set enterprise_id = ${id} where enterprise_id = ${otherId}`)
