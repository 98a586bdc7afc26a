import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { vatPercentAt } from '#trade/house/server/shared-queries.ts'
import { movementsOf } from '#trade/statements/server/shared-queries.ts'
import type { Booking, bookings } from '../office/contract.ts'

/** Without the tax in it, rounded half up as `vatIn` does. */
const netAt = (gross: Sql, percent: Sql) => sql`floor((${gross} * 200.0 + 100 + ${percent}) / (2 * (100 + ${percent})))`
const net = (gross: Sql) => netAt(gross, sql`percent`)

/** What a line cost when its order was placed. */
const first = sql`coalesce((
  select amount_before from settlement_line changed where changed.line_id = order_line.id order by settlement_id limit 1),
  order_line.amount)`

/** By line, as papers state it; an amount for a claim is one line, and money has no tax. */
const netOf = sql`case when currency <> 'CNY' or percent is null then amount else case kind
  when 'charge' then (select sum(${net(first)}) from order_line where order_line.order_id = booked.order_id) + coalesce((
    select sum(${netAt(sql`charge.amount`, sql`charge.vat_percent`)}) from order_charge charge
    where charge.order_id = booked.order_id), 0)
  when 'settlement' then (select sum(${net(sql`amount_after`)} - ${net(sql`amount_before`)}) from settlement_line
    where settlement_id = source)
  when 'return' then -(select sum(${net(sql`back.amount`)}) from order_return_line back where back.return_id = source)
  when 'claim' then -${net(sql`-amount`)}
  else amount end end`

const paperOf = sql`case kind
  when 'charge' then (
    select string_agg(distinct paper_no, ' ') from paper where paper.order_id = booked.order_id and paper.kind = 'invoice')
  when 'claim' then (select paper_no from paper where paper.return_id = source order by version desc limit 1)
  when 'payment' then (select number from payment where payment.id = source)
  when 'refund' then (select number from refund where refund.id = source) end`

type Filter = ParsedOf<typeof bookings.list>

/** Nothing is booked of an order before it was placed. */
const booked = ({ search, currency, from, to }: Filter) => sql`
  with ${movementsOf(sql`${currency ? sql`currency = ${currency}` : sql`true`} ${withinDays(sql`placed_at`, { to })}`)},
  booked as (
    select dated.*, order_sn, currency, ${vatPercentAt(sql`placed_at`)} as percent,
      coalesce(enterprise.name, member.realname) as company
    from dated join bought on bought.id = order_id join member on member.id = member_id
      left join enterprise on enterprise.id = enterprise_id
    where dated.amount <> 0 ${from ? sql`and day >= ${from}::date` : nothing} ${to ? sql`and day <= ${to}::date` : nothing}
      ${search ? sql`and ${containing(search, sql`order_sn, enterprise.name, member.realname`)}` : nothing})`

/** In an order that never changes: what is exported again is the same, and what is new follows in its day. */
export function searchBookings(db: Reader, filter: Filter): Promise<Page<Booking>> {
  const order = sorted(filter.sort, { day: sql`booked.day` })
  return paged(
    db,
    filter,
    sql`${booked(filter)}
      select row_number() over (order by booked.day, rank, source) as id, kind || '-' || source as key, to_char(booked.day, 'YYYY-MM-DD') as day, kind, order_id as "orderId",
        order_sn as "orderSn", ${paperOf} as "paperNo", company, currency, abs(net)::bigint as "netMinor",
        (abs(amount) - abs(net))::bigint as "vatMinor", abs(amount)::bigint as "grossMinor",
        case when amount > 0 then 'debit' else 'credit' end as side
      from booked cross join lateral (select ${netOf} as net) taxed ${order}, rank, source`,
    sql`${booked(filter)} select count(*) from booked`,
  )
}
