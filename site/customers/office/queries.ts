import { OrderStatus } from '#platform/contract/enums.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CompanyTrade } from './contract.ts'

type Rows<Name extends keyof CompanyTrade> = CompanyTrade[Name][number]

export const findCompanyName = (db: Db, id: number) =>
  db.first<Columns<'enterprise', 'name'>>(sql`select name from enterprise where id = ${id} and merged_into is null`)

export const searchTurnover = (db: Db, id: number) =>
  db.many<Rows<'turnover'>>(sql`
    select currency, orders, total as "totalMinor", last_year as "lastYearMinor", open_orders as "openOrders",
      open_total as "openMinor"
    from company_turnover(${id})`)

const mostShown = 10
const { cancelled, closed } = literals(OrderStatus)

/** Those that are under way first. */
export const searchOrders = (db: Db, id: number) =>
  db.many<Rows<'orders'>>(sql`
    select sales_order.id, order_sn as "orderSn", realname as "memberName", status, currency, total as "totalMinor",
      placed_at as "createTime"
    from sales_order join member on member.id = member_id where enterprise_id = ${id}
    order by status in (${cancelled}, ${closed}), sales_order.id desc limit ${mostShown}`)

const openQuote = sql`quote.status in ('sent', 'countered')`

export const searchEnquiries = (db: Db, id: number) =>
  db.many<Rows<'enquiries'>>(sql`
    select id, enquiry_no as "enquiryNo", name, created_at as "createdAt", waiting_since as "waitingSince",
      coalesce((select product_name from enquiry_line where enquiry_id = enquiry.id order by position limit 1), '')
        as "firstProduct"
    from enquiry where enterprise_id = ${id}
      and (waiting_since is not null or exists (select from quote where enquiry_id = enquiry.id and ${openQuote}))
    order by waiting_since nulls last, id desc limit ${mostShown}`)

export const searchQuotes = (db: Db, id: number) =>
  db.many<Rows<'quotes'>>(sql`
    select quote.id, enquiry_id as "enquiryId", quote_no as "quoteNo", version, quote.status, currency,
      total as "totalMinor", expires_at as "expiresAt"
    from quote join enquiry on enquiry.id = enquiry_id where enterprise_id = ${id} and ${openQuote}
    order by expires_at, quote.id limit ${mostShown}`)

export const searchNotes = (db: Db, id: number) =>
  db.many<Rows<'notes'>>(sql`
    select company_note.id, body, operator.name_zh as "operatorName", operator.name_en as "operatorNameEn",
      company_note.created_at as "createdAt"
    from company_note join operator on operator.id = operator_id where enterprise_id = ${id} order by company_note.id`)

export const insertNote = (db: Db, id: number, operatorId: number, body: string) =>
  db.first<Columns<'company_note', 'id'>>(sql`
    insert into company_note (enterprise_id, operator_id, body) values (${id}, ${operatorId}, ${body}) returning id`)
