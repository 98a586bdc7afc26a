import { OrderStatus } from '#platform/contract/enums.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { restOf } from '#trade/order-parts/server/shared-queries.ts'
import type { CompanyTrade } from './contract.ts'

type Rows<Name extends keyof CompanyTrade> = CompanyTrade[Name][number]

export const findCompanyName = (db: Db, id: number) =>
  db.first<Columns<'enterprise', 'name'>>(sql`select name from enterprise where id = ${id} and merged_into is null`)

const { unpaid, notShipped, shipped, completed, cancelled, closed } = literals(OrderStatus)
const bought = sql`status in (${notShipped}, ${shipped}, ${completed})`

/** By currency: what went on, without what went back, and what is left to pay of parts, also of goods on their way. */
export const searchTurnover = (db: Db, id: number) =>
  db.many<Rows<'turnover'>>(sql`
    select currency, count(*) filter (where ${bought}) as orders,
      coalesce(sum(total - refunded) filter (where ${bought}), 0)::bigint as "totalMinor",
      coalesce(sum(total - refunded) filter (where ${bought} and placed_at > now() - interval '1 year'), 0)::bigint
        as "lastYearMinor",
      count(*) filter (where owed > 0) as "openOrders", coalesce(sum(owed), 0)::bigint as "openMinor"
    from sales_order cross join lateral (
      select sum(${restOf}) as owed from order_part where order_id = sales_order.id) parts
    where enterprise_id = ${id} and (status = ${unpaid} or ${bought}) group by currency order by currency`)

const mostShown = 10

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
