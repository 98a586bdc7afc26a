import { OrderStatus } from '#platform/contract/enums.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Paging } from '#platform/contract/paging.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { anyPayable } from '#trade/order-parts/server/shared-queries.ts'
import type { orders } from '../contract.ts'
import type { OrderCounts } from '../order.ts'
import { openReturn } from './open-return.ts'
import { columns, own, uncommented, words, type OrderRow } from './read-queries.ts'
import { sumsOf, withinTotals } from './total-queries.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = literals(OrderStatus)

export type OwnFilter = Omit<ParsedOf<typeof orders.list>, keyof Paging>

/** Those in the member's list, the newest first. */
export const searchOrders = (db: Db, memberId: number, filter: OwnFilter, { page, limit }: Paging) =>
  db.many<OrderRow>(sql`
    select ${columns} from sales_order where ${listed(memberId, filter)}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`)

/** The next ones before an order, for reading all of them bit by bit. */
export const searchOrdersBefore = (db: Reader, memberId: number, filter: OwnFilter, before: number, limit: number) =>
  db.many<OrderRow>(sql`
    select ${columns} from sales_order where ${listed(memberId, filter)} and id < ${before}
    order by id desc limit ${limit}`)

export const sumOrders = (db: Db, memberId: number, filter: OwnFilter) =>
  sumsOf(db, sql`sales_order where ${listed(memberId, filter)}`)

/** Of which something is still to happen. */
export const searchOpenOrders = (db: Db, memberId: number, most: number) =>
  db.many<OrderRow>(sql`
    select ${columns} from sales_order where ${own(memberId)} and not hidden
      and (status in (${unpaid}, ${notShipped}, ${shipped}) or status = ${completed} and (${anyPayable} or ${openReturn}))
    order by id desc limit ${most}`)

const toComment = sql`status = ${completed} and (${uncommented}) > 0`
const returned = sql`exists (select from order_return where order_id = sales_order.id)`

const listed = (memberId: number, filter: OwnFilter) => sql`${own(memberId)} and not hidden ${conditions(filter)}`

const conditions = ({ status, key, toComment: waiting, returned: back, ...within }: OwnFilter) => sql`
  ${withinDays(sql`placed_at`, within)} ${withinTotals(within)}
  ${status === undefined ? nothing : sql`and status = ${status}`}
  ${waiting ? sql`and ${toComment}` : nothing}
  ${back ? sql`and ${returned}` : nothing}
  ${
    key
      ? sql`and (${contains(sql`order_sn`, key)} or ${contains(sql`coalesce(buyer_number, '')`, key)} or exists (
    select from order_line line where order_id = sales_order.id and ${contains(words, key)}))`
      : nothing
  }`

const contains = (text: typeof words, key: string) => sql`position(lower(${key}) in lower(${text})) > 0`

export const countOrders = (db: Db, memberId: number) =>
  db.first<OrderCounts>(sql`
    select count(*) as total, count(*) filter (where status = ${unpaid}) as unpaid,
      count(*) filter (where status = ${notShipped}) as "notShipped",
      count(*) filter (where status = ${shipped}) as shipped,
      count(*) filter (where status = ${completed}) as completed,
      count(*) filter (where status = ${cancelled}) as cancelled,
      count(*) filter (where status = ${closed}) as closed, count(*) filter (where ${toComment}) as "toComment",
      count(*) filter (where ${returned}) as returned
    from sales_order where ${own(memberId)} and not hidden`)
