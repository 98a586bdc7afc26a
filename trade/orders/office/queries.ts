import { OrderStatus } from '#platform/contract/enums.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { OrderInfo, OrderRow, orders, OrderTab } from './contract.ts'
import { containing, patternsOf } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { letterEndsSoon, letterToCheck } from '#trade/letters-of-credit/server/shared-queries.ts'
import { anyPayable, deskFacts, nothingDueBeforeShipping } from '#trade/order-parts/server/shared-queries.ts'
import type { DeskFacts } from '../server/order-status.ts'
import { shippedKg } from '#trade/shipments/server/shared-queries.ts'
import { waitingSlip } from '#trade/payments/server/waiting-slip.ts'
import { openReturn } from '../server/open-return.ts'
import { detailColumns, words, type DetailRow } from '../server/read-queries.ts'
import { refundDue, turnFacts } from '../server/turn-queries.ts'
import { sumsOf, withinTotals } from '../server/total-queries.ts'
import type { TurnFacts } from '../turn.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = literals(OrderStatus)

const tabs: Record<OrderTab, Sql> = {
  all: sql`true`,
  toAnswer: sql`sales_order.waiting_since is not null`,
  toConfirm: sql`sales_order.status not in (${cancelled}, ${closed}) and ${waitingSlip}`,
  lettersToCheck: letterToCheck,
  lettersEnding: letterEndsSoon,
  toShip: sql`sales_order.status = ${notShipped} and ${nothingDueBeforeShipping}`,
  toPay: sql`sales_order.status in (${notShipped}, ${shipped}, ${completed}) and ${anyPayable}`,
  toRefund: refundDue,
  returns: openReturn,
  unpaid: sql`sales_order.status = ${unpaid}`,
  shipped: sql`sales_order.status = ${shipped}`,
  completed: sql`sales_order.status = ${completed}`,
  cancelled: sql`sales_order.status = ${cancelled}`,
  closed: sql`sales_order.status = ${closed}`,
}

const company = sql`coalesce((
  select enterprise.name from company_member join enterprise on enterprise.id = enterprise_id
  where company_member.member_id = member.id), member.enterprise_name)`
const buyer = sql`member.id as "memberId", member.realname as "memberName", ${company} as company`

const source = sql`sales_order join member on member.id = member_id`

const foundBy = (by: Reach, filter: ParsedOf<typeof orders.list>) => {
  const { search, tab, memberId, payMethod, currency, from, to, least, most } = filter
  return sql`${tabs[tab]} and ${ofShop(by, sql`shop_id`)}
    ${memberId ? sql`and member_id = ${memberId}` : nothing}
    ${payMethod ? sql`and pay_method = ${payMethod}` : nothing}
    ${currency ? sql`and currency = ${currency}` : nothing}
    ${withinDays(sql`placed_at`, { from, to })} ${withinTotals({ least, most })}
    ${
      search
        ? sql`and (${containing(search, names)} or exists (
      select from order_line line where order_id = sales_order.id and ${containing(search, words)}))`
        : nothing
    }`
}

/** Orders that match, with who bought them: what is theirs is exported with them. */
export const matching = (by: Reach, filter: ParsedOf<typeof orders.list>) => sql`
  select sales_order.id, order_sn as "orderSn", ${company} as company, member.realname as "memberName"
  from ${source} where ${foundBy(by, filter)}`

export const sumOrderRows = (db: Db, by: Reach, filter: ParsedOf<typeof orders.list>) =>
  sumsOf(db, sql`${source} where ${foundBy(by, filter)}`)

export function searchOrderRows(
  db: Reader,
  by: Reach,
  filter: ParsedOf<typeof orders.list>,
): Promise<(Omit<OrderRow, 'turn'> & TurnFacts)[]> {
  const { sort, page, limit } = filter
  const order = sorted(sort, {
    createTime: sql`placed_at`,
    total: sql`total`,
    kilograms: sql`kilograms`,
    orderSn: sql`order_sn`,
  })
  return db.many(
    sql`select sales_order.id, order_sn as "orderSn", status, pay_method as "payMethod", currency, total as "totalMinor",
        kilograms, nullif(${shippedKg}, 0) as "shippedKg", shop_zh as "shopName", shop_en as "shopNameEn", placed_at as "createTime", ${buyer},
        (select product from order_line where order_id = sales_order.id order by position limit 1) as "firstProduct",
        (select count(*) from order_line where order_id = sales_order.id) as "lineCount",
        pay_until as "payUntil", receive_until as "receiveUntil", buyer_number as "buyerNumber", ${turnFacts}
      from ${source} where ${foundBy(by, filter)} ${order}, sales_order.id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  )
}

const names = sql`order_sn, buyer_number, member.realname, member.email, member.enterprise_name, shop_zh, shop_en, (
  select string_agg(concat_ws(' ', shipment.tracking_number, bill_number, array_to_string(containers, ' ')), ' ')
  from shipment where order_id = sales_order.id)`

const tabCounts = Object.entries(tabs)
  .map(([tab, holds]) => sql`${tab}::text, count(*) filter (where ${holds})`)
  .reduce((list, each) => sql`${list}, ${each}`)

export const countTabs = (db: Db, by: Reach) =>
  db.first<{ counts: Record<OrderTab, number> }>(sql`select json_build_object(${tabCounts}) as counts from sales_order
    where ${ofShop(by, sql`shop_id`)}`)

export type DeskOrder = DetailRow &
  Pick<
    OrderInfo,
    'memberId' | 'memberName' | 'company' | 'email' | 'mobile' | 'hidden' | 'enquiryId' | 'payment' | 'refunds'
  > &
  DeskFacts

export const findDeskOrder = (db: Db, by: Reach, id: number) =>
  db.first<DeskOrder>(sql`
    select ${detailColumns}, ${deskFacts}, hidden, (
        select enquiry.id from quote join enquiry on enquiry.id = enquiry_id
        where quote.id = quote_id and ${ofShop(by, sql`enquiry.shop_id`)}) as "enquiryId", ${buyerOf(sql`realname`)} as "memberName", member_id as "memberId",
      ${buyerOf(company)} as company, ${buyerOf(sql`email`)} as email,
      ${buyerOf(sql`coalesce(mobile, contact_mobile)`)} as mobile,
      (select json_build_object('provider', provider, 'number', number, 'tradeNumber', trade_number) from payment
        where order_id = sales_order.id order by payment.status = 'paid' desc, payment.id desc limit 1) as payment,
      coalesce((
        select json_agg(json_build_object('id', refund.id, 'number', refund.number, 'amountMinor', refund.amount,
          'status', refund.status, 'byHand', provider = 'transfer', 'lastError', last_error,
          'doneAt', to_char(done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by refund.id)
        from refund join payment on payment.id = payment_id where order_id = sales_order.id), '[]') as refunds
    from sales_order where id = ${id} and ${ofShop(by, sql`shop_id`)}`)

const buyerOf = (column: Sql) => sql`(select ${column} from member where member.id = sales_order.member_id)`

export const deskHistoryOf = (db: Db, orderId: number) =>
  db.many<OrderInfo['history'][number]>(sql`
    select event, to_status as status, actor, note, at as time, operator.name_zh as "operatorName",
      operator.name_en as "operatorNameEn", member.realname as by
    from order_history left join operator on actor = 'operator' and operator.id = actor_id
      left join member on actor = 'member' and member.id = actor_id
    where order_id = ${orderId} order by order_history.id`)

/** What the audit keeps of an order, with the names that its forms use. */
export type AuditedOrder = Columns<
  'sales_order',
  'orderSn' | 'status' | 'payStatus' | 'currency' | 'carrier' | 'trackingNumber' | 'shippedKg',
  { refundedMinor: 'refunded' }
>

export const lockForAudit = (db: Db, by: Reach, id: number) =>
  db.first<AuditedOrder>(sql`
    select order_sn as "orderSn", status, pay_status as "payStatus", currency, refunded as "refundedMinor", carrier,
      tracking_number as "trackingNumber", shipped_kg as "shippedKg"
    from sales_order where id = ${id} and ${ofShop(by, sql`shop_id`)} for no key update`)

export const lotsOfOrder = (db: Db, orderId: number) =>
  db.many<OrderInfo['lots'][number]>(sql`
    select lot.id, lot.product_id as "productId", code from lot
    where product_id in (select product_id from order_line where order_id = ${orderId} and lot_id is null) order by code`)

export const findOrdersNamed = (db: Db, text: string, by: Reach) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select key, name, name as "nameEn" from (
      select sales_order.id::text as key, concat_ws(' · ', order_sn, realname, (
          select string_agg(distinct number, ', ') from (${numbersOfOrder}) as numbers (number)
          where number ilike any(${patternsOf(text)}::text[]))) as name
      from sales_order join member on member.id = member_id
      where ${containing(
        text,
        sql`order_sn, realname, ${company}, (
          select string_agg(number, ' ') from (${numbersOfOrder}) as numbers (number))`,
      )}
        and ${ofShop(by, sql`shop_id`)}
      order by sales_order.id desc limit 5) as found`)

/** By what else an order is asked for: the buyer's number, papers, and what is on its way. */
const numbersOfOrder = sql`
  select buyer_number where buyer_number is not null
  union all select paper_no from paper where paper.order_id = sales_order.id
  union all select unnest(array_remove(array[shipment.tracking_number, bill_number] || containers, null))
    from shipment where shipment.order_id = sales_order.id`

export const isOrderOf = async (db: Db, by: Reach, id: number) =>
  (await db.first(sql`select from sales_order where id = ${id} and ${ofShop(by, sql`shop_id`)}`)) !== undefined
