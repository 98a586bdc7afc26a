import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { CommentRow, commentTabs, comments } from './contract.ts'

type Tab = (typeof commentTabs)[number]

const from = sql`order_comment comment join order_line line on line.id = comment.line_id
  join sales_order on sales_order.id = comment.order_id join member on member.id = comment.member_id`
const row = sql`comment.id, comment.order_id as "orderId", order_sn as "orderSn", comment.member_id as "memberId",
  realname as "memberName", line.product_id as "productId", line.product, comment.score, comment.content,
  comment.shown_name as "shownName", comment.answer, comment.hidden_reason as "hiddenReason",
  comment.created_at as "createTime", comment.version`
const states = {
  open: sql`comment.answer is null and comment.hidden_at is null`,
  answered: sql`comment.answer is not null and comment.hidden_at is null`,
  hidden: sql`comment.hidden_at is not null`,
  all: sql`true`,
} satisfies Record<Tab, unknown>

/** On goods of the shop that somebody belongs to. */
const reached = (by: Reach) => ofShop(by, sql`sales_order.shop_id`)

export function searchComments(db: Db, by: Reach, filter: ParsedOf<typeof comments.list>): Promise<Page<CommentRow>> {
  const { search, tab, sort, ...paging } = filter
  const words = sql`order_sn, realname, comment.content, line.product ->> 'modelName', line.product ->> 'seriesName'`
  const found = sql`${reached(by)} and ${states[tab]} ${search ? sql`and ${containing(search, words)}` : nothing}`
  const order = sorted(sort, { at: sql`comment.created_at`, score: sql`comment.score` })
  return paged(
    db,
    paging,
    sql`select ${row} from ${from} where ${found} ${order}, comment.id desc`,
    sql`select count(*) from ${from} where ${found}`,
  )
}

export const countComments = (db: Db, by: Reach) =>
  db.first<Record<Tab, number>>(sql`
    select count(*) filter (where ${states.open}) as open, count(*) filter (where ${states.answered}) as answered,
      count(*) filter (where ${states.hidden}) as hidden, count(*) as all
    from order_comment comment join sales_order on sales_order.id = comment.order_id where ${reached(by)}`)

export const findComment = (db: Db, by: Reach, id: number) =>
  db.first<CommentRow>(sql`select ${row} from ${from} where comment.id = ${id} and ${reached(by)}`)

interface Named {
  id: number
  version: number
}

/** Zero where somebody was faster. */
export const updateAnswer = (db: Db, { id, version }: Named, answer: string | null) =>
  db.run(sql`
    update order_comment set answer = ${answer}, version = version + 1,
      answered_at = case when ${answer}::text is not null then now() end
    where id = ${id} and version = ${version}`)

export const updateHidden = (db: Db, { id, version }: Named, reason: string | null) =>
  db.run(sql`
    update order_comment set hidden_reason = ${reason}, version = version + 1,
      hidden_at = case when ${reason}::text is not null then now() end
    where id = ${id} and version = ${version}`)
