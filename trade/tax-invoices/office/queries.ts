import { OrderStatus } from '#platform/contract/enums.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { literals } from '#platform/server/database/literals.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { vatPercentAt } from '#trade/house/server/shared-queries.ts'
import { amountMinor, invoiceColumns } from '../server/shared-queries.ts'
import type { InvoiceInfo, InvoiceItem, InvoiceRow, InvoiceTab, taxInvoices } from './contract.ts'

const { notShipped } = literals(OrderStatus)
const from = sql`tax_invoice join sales_order on sales_order.id = order_id
  join member on member.id = sales_order.member_id left join enterprise on enterprise.id = sales_order.enterprise_id`
const buyer = sql`coalesce(enterprise.name, member.realname)`
const row = sql`${invoiceColumns}, order_id as "orderId", order_sn as "orderSn", sales_order.status as "orderStatus",
  sales_order.enterprise_id as "companyId", ${buyer} as buyer`

/** What the order consists of now; one that was issued keeps what it was. */
export const itemsNow = sql`(
  select json_agg(json_build_object('product', product, 'step', step, 'kilograms', kilograms, 'amountMinor', amount,
    'percent', percent) order by place)
  from (
    select 10 + line.position as place, line.product, null as step, coalesce(line.charged_kg, line.kilograms) as kilograms,
      line.amount, ${vatPercentAt(sql`priced.placed_at`)} as percent from order_line line where line.order_id = priced.id
    union all select 1000 + charge.position, null, charge.step, null, charge.amount, charge.vat_percent
      from order_charge charge where charge.order_id = priced.id
    union all select 2000, null, null, null, -priced.refunded, ${vatPercentAt(sql`priced.placed_at`)}
      where priced.refunded > 0) item)`
const items = sql`coalesce(tax_invoice.items, (select ${itemsNow} from sales_order priced where priced.id = order_id)::jsonb) as items`

/** Of the house alone: people of a shop issue none. */
export const findInvoicesNamed = (db: Db, text: string, by: Reach) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select key, name, name as "nameEn" from (
      select tax_invoice.id::text as key, concat_ws(' · ', invoice_no, tax_invoice.title, order_sn) as name
      from tax_invoice join sales_order on sales_order.id = order_id
      where ${containing(text, sql`invoice_no, tax_invoice.title, tax_invoice.tax_number, order_sn`)}
        and ${by.shopId === null ? sql`true` : sql`false`} order by tax_invoice.id desc limit 5) as found`)

type Listed = ParsedOf<typeof taxInvoices.list>

function found({ search, tab, kind, from: first, to: last }: Omit<Listed, 'page' | 'limit' | 'sort'>) {
  const day = sql`coalesce(issued_on, (requested_at at time zone ${sellerZone})::date)`
  return sql`true ${tab === 'all' ? nothing : sql`and tax_invoice.status = ${tab}`}
    ${kind ? sql`and tax_invoice.kind = ${kind}` : nothing}
    ${first ? sql`and ${day} >= ${first}::date` : nothing} ${last ? sql`and ${day} <= ${last}::date` : nothing}
    ${search ? sql`and ${containing(search, sql`order_sn, tax_invoice.title, tax_invoice.tax_number, invoice_no, ${buyer}`)}` : nothing}`
}

export function searchInvoices(db: Reader, filter: Listed): Promise<Page<InvoiceRow & { items: InvoiceItem[] }>> {
  const { sort, page, limit, ...which } = filter
  const order = sorted(sort, {
    requestedAt: sql`requested_at`,
    issuedOn: sql`issued_on`,
    amount: amountMinor,
    orderSn: sql`order_sn`,
  })
  return paged(
    db,
    { page, limit },
    sql`select ${row}, ${items} from ${from} where ${found(which)} ${order}, tax_invoice.id`,
    sql`select count(*) from ${from} where ${found(which)}`,
  )
}

export const countInvoices = (db: Db) =>
  db.first<Record<InvoiceTab, number>>(sql`
    select count(*) as all, count(*) filter (where status = 'requested') as requested,
      count(*) filter (where status = 'issued') as issued, count(*) filter (where status = 'rejected') as rejected,
      count(*) filter (where status = 'withdrawn') as withdrawn, count(*) filter (where status = 'voided') as voided
    from tax_invoice`)

type Found = Omit<InvoiceInfo, 'file'> & { memberId: number; file: { id: number; name: string } | null }

export const findInvoice = (db: Db, id: number) =>
  db.first<Found>(sql`
    select ${row}, ${items}, sales_order.member_id as "memberId", sales_order.status = ${notShipped} as unshipped, coalesce((
      select json_agg(json_build_object('event', event, 'note', history.note,
        'by', coalesce(operator.name_zh, who.realname), 'byEn', coalesce(operator.name_en, who.realname),
        'time', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by history.id)
      from tax_invoice_history history left join operator on actor = 'operator' and operator.id = actor_id
        left join member who on actor = 'member' and who.id = actor_id
      where tax_invoice_id = tax_invoice.id), '[]') as history
    from ${from} where tax_invoice.id = ${id}`)

/** Of an invoice that was issued under the number before. */
export const findNumbered = (db: Db, invoiceNo: string) =>
  db.first<Columns<'tax_invoice', 'id'>>(sql`select id from tax_invoice where invoice_no = ${invoiceNo}`)
