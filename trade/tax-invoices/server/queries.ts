import { companyOf, belongsTo } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { InvoiceTitle, TitleInput } from '../contract.ts'
import { invoiceable, oncePerOrder, ownTitle as own, requestedBy, titleColumns } from './shared-queries.ts'

export const searchTitles = (db: Db, memberId: number) =>
  db.many<InvoiceTitle>(sql`select id, ${titleColumns} from invoice_title where ${own(memberId)} order by id desc`)

export const findTitle = (db: Db, memberId: number, id: number) =>
  db.first<InvoiceTitle>(sql`select id, ${titleColumns} from invoice_title where id = ${id} and ${own(memberId)}`)

/** Undefined where there are as many as one keeps. */
export const insertTitle = (db: Db, memberId: number, title: TitleInput, most: number) =>
  db.first<Columns<'invoice_title', 'id'>>(sql`
    insert into invoice_title (member_id, enterprise_id, kind, title, tax_number, address, phone, bank, bank_account)
    select ${memberId}, ${companyOf(memberId)}, ${title.kind}, ${title.title}, ${title.taxNumber}, ${title.address},
      ${title.phone}, ${title.bank}, ${title.bankAccount}
    where (select count(*) from invoice_title where ${own(memberId)}) < ${most} returning id`)

export const updateTitle = (db: Db, memberId: number, id: number, title: TitleInput) =>
  db.run(sql`
    update invoice_title set kind = ${title.kind}, title = ${title.title}, tax_number = ${title.taxNumber},
      address = ${title.address}, phone = ${title.phone}, bank = ${title.bank}, bank_account = ${title.bankAccount}
    where id = ${id} and ${own(memberId)}`)

export const removeTitle = (db: Db, memberId: number, id: number) =>
  db.run(sql`delete from invoice_title where id = ${id} and ${own(memberId)}`)

const reached = (memberId: number, orderId: number) =>
  sql`sales_order.id = ${orderId} and ${belongsTo(memberId, sql`sales_order`)} and not hidden`

interface Wish {
  orderId: number
  titleId: number
}

/** Undefined where the order has none to come, or has one. */
export const insertInvoice = (db: Db, memberId: number, { orderId, titleId }: Wish) =>
  db.first<Columns<'tax_invoice', 'id'>>(sql`
    with made as (
      insert into tax_invoice (order_id, member_id, kind, title, tax_number, address, phone, bank, bank_account)
      select sales_order.id, ${memberId}, kind, title, tax_number, invoice_title.address, phone, bank, invoice_title.bank_account
      from sales_order, invoice_title
      where ${reached(memberId, orderId)} and ${invoiceable} and invoice_title.id = ${titleId} and ${own(memberId)}
      ${oncePerOrder} returning id),
    history as (${requestedBy(sql`${memberId}::integer`)})
    select id from made`)

export const isOwnOrder = async (db: Db, memberId: number, orderId: number) =>
  (await db.run(sql`select from sales_order where ${reached(memberId, orderId)}`)) > 0
