import type { Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Channels } from './channels.ts'

export interface NewVisit {
  visitorId: number
  memberId: number | null
  productId: number | null
  url: string
  pageFile: number | null
  platform: number
  channels: Channels
  returning: boolean
  bot: boolean
  ip: string
}

export const insertVisit = (db: Db, visit: NewVisit) =>
  db.first<Columns<'visit', 'id'>>(sql`
    insert into visit (visitor_id, member_id, product_id, url, page_file, platform, email_flag, facebook_flag,
      whatsapp_flag, linkedin_flag, return_flag, bot, ip)
    values (${visit.visitorId}, ${visit.memberId}, (select id from product where id = ${visit.productId}), ${visit.url},
      ${visit.pageFile}, ${visit.platform}, ${visit.channels.email}, ${visit.channels.facebook},
      ${visit.channels.whatsapp}, ${visit.channels.linkedin}, ${visit.returning}, ${visit.bot}, ${visit.ip})
    returning id`)

/** Only the browser that opened the page may say how long it was read; a day is more than anybody reads. */
export const updateReadTime = (db: Db, id: number, cookieId: string, seconds: number | undefined) =>
  db.run(sql`
    update visit set read_seconds = least(coalesce(${seconds ?? null}::int, extract(epoch from now() - visited_at)::int),
      extract(epoch from now() - visited_at)::int, 86400)
    from visitor where visitor.id = visitor_id and visit.id = ${id} and cookie_id = ${cookieId}`)

interface BrowsedRow {
  id: number
  day: string
  productId: number
}

const browsed = (memberId: number) => sql`
  (select distinct on ((visited_at at time zone 'Asia/Shanghai')::date, product_id)
    visit.id, (visited_at at time zone 'Asia/Shanghai')::date as day, product_id as "productId", visited_at
  from visit join product on product.id = product_id and product.status = 'published'
  where member_id = ${memberId} and not hidden
  order by (visited_at at time zone 'Asia/Shanghai')::date desc, product_id, visited_at desc) as browsed`

/** Each product once a day, the latest look first. */
export const searchBrowsed = (db: Db, memberId: number, paging: Paging) =>
  paged<BrowsedRow>(
    db,
    paging,
    sql`select id, day, "productId" from ${browsed(memberId)} order by day desc, visited_at desc`,
    sql`select count(*) from ${browsed(memberId)}`,
  )

/** Takes the product's looks of the same day out together, so that an older one does not take its place. */
export const hideBrowsed = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`
    update visit set hidden = true from visit as chosen
    where chosen.id = any(${ids}) and chosen.member_id = ${memberId} and visit.member_id = ${memberId}
      and visit.product_id = chosen.product_id
      and (visit.visited_at at time zone 'Asia/Shanghai')::date = (chosen.visited_at at time zone 'Asia/Shanghai')::date`)
