import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const grades = ['T30S', 'K8003', 'HP500N', 'PA-757', '5502', '7042', 'S1003', 'A3K']

/** What the demo buyer looked at over the last days, and what was kept of it. */
export async function seedLooks(db: Db) {
  const cookieId = randomBytes(24).toString('base64url')
  await db.run(sql`
    insert into visitor (cookie_id, contact_id, locale, member_id)
    select ${cookieId}, (select min(id) from contact where locale = 'en-US'), 'en-US', id
    from member where email = 'buyer@example.com'`)
  await db.run(sql`
    insert into visit (visitor_id, member_id, product_id, url, page_file, platform, email_flag, facebook_flag,
      whatsapp_flag, linkedin_flag, return_flag, bot, ip, read_seconds, visited_at)
    select visitor.id, visitor.member_id, seen.id, '/product/detail?id=' || seen.id, 0, 0, false, false, false, false,
      place > 1, false, '192.0.2.10', 40 + place * 7, now() - place * interval '9 hours'
    from visitor, (
      select distinct on (place) product.id, place from unnest(${grades}::text[]) with ordinality as wanted (grade, place)
      join product on upper(product.model) like '%' || wanted.grade || '%' and status = 'published'
      order by place, product.id) as seen
    where cookie_id = ${cookieId}`)
  await db.run(sql`
    insert into favourite (member_id, product_id, created_at)
    select distinct on (product_id) member_id, product_id, visited_at + interval '1 minute' from visit
    where product_id % 2 = 0 and visitor_id = (select id from visitor where cookie_id = ${cookieId})
    on conflict do nothing`)
}
