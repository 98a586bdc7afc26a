import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { comments, PublicComment } from '../contract.ts'

type Asked = ParsedOf<typeof comments.list>

const whose = ({ productId, shopId }: Asked) => sql`
  product.status = 'published'
  ${productId === undefined ? nothing : sql`and product.id = ${productId}`}
  ${shopId === undefined ? nothing : sql`and product.shop_id = ${shopId}`}`

export const searchComments = (db: Db, { page, limit, ...asked }: Asked): Promise<Page<PublicComment>> => {
  const from = sql`order_comment comment join order_line line on line.id = comment.line_id
    join product on product.id = line.product_id where comment.hidden_at is null and ${whose({ page, limit, ...asked })}`
  return paged(
    db,
    { page, limit },
    sql`select comment.id, line.product_id as "productId", line.product, comment.score, comment.content,
        comment.shown_name as "shownName", comment.answer, comment.created_at as "createTime"
      from ${from} order by comment.id desc`,
    sql`select count(*) from ${from}`,
  )
}

export const findAverage = (db: Db, asked: Asked) =>
  db.first<{ average: number | null }>(sql`
    select round(sum(comment_total)::numeric / nullif(sum(comment_count), 0), 1)::float as average
    from product where comment_count > 0 and ${whose(asked)}`)
