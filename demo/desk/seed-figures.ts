import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const days = 30
const missed: [term: string, searches: number][] = [
  ['pom m90 白', 7],
  ['abs pa-757k', 6],
  ['tpu 95a clear', 5],
  ['再生 pet 瓶片', 4],
  ['pa66 gf33', 4],
  ['hips 825 black', 3],
  ['eva 40w', 2],
]

/** A month of visits by channel, fewer at weekends, and what visitors searched for in vain. */
export async function seedFigures(db: Db) {
  const cookies = Array.from({ length: 40 }, () => randomBytes(24).toString('base64url'))
  await db.run(sql`
    insert into visitor (cookie_id, contact_id, locale, created_at)
    select cookie, (select min(id) from contact where locale = language and not house), language, now() - place * interval '18 hours'
    from unnest(${cookies}::text[]) with ordinality as known (cookie, place),
      lateral (select case when place % 3 = 0 then 'zh-CN' else 'en-US' end as language) as speaks`)
  // The channel follows from the number, so that the picture is the same at every start.
  await db.run(sql`
    insert into visit (visitor_id, url, page_file, platform, email_flag, facebook_flag, whatsapp_flag, linkedin_flag,
      return_flag, bot, ip, read_seconds, visited_at)
    select visitor.id, '/product/search?key=PP', 1, n % 2, n % 6 = 0, n % 11 = 0, n % 9 = 0, n % 7 = 0, n % 3 = 0, false,
      '192.0.2.' || (n % 200 + 20), 20 + n % 160,
      date_trunc('day', now()) - day * interval '1 day' + (n * 37 % 1320) * interval '1 minute'
    from generate_series(1, ${days}) as day,
      generate_series(1, (10 + (day * 7) % 11
        - case when extract(isodow from now() - day * interval '1 day') > 5 then 7 else 0 end)::int) as n
    join visitor on visitor.cookie_id = (${cookies}::text[])[n % 40 + 1]`)
  await db.run(sql`
    insert into search_term (day, term, searches, without_result)
    select current_date - place::int, term, searches, searches
    from unnest(${missed.map(([term]) => term)}::text[], ${missed.map(([, count]) => count)}::int[])
      with ordinality as sought (term, searches, place)
    on conflict do nothing`)
}
