import { randomUUID } from 'node:crypto'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

const { notShipped, shipped } = literals(OrderStatus)

interface Change {
  by: string
  hoursAgo: number
  action: string
  noun: string
  /** Answers key, title in both languages, before and after of things that are there. */
  of: Sql
}

const change = (by: string, hoursAgo: number, action: string, noun: string, of: Sql): Change => ({
  by: `${by}@example.com`,
  hoursAgo,
  action,
  noun,
  of,
})

const price = sql`jsonb_build_object('perTonneMinor', price_per_tonne`
const changes: Change[] = [
  change(
    'catalogue',
    3,
    'update',
    'product',
    sql`
    select id, concat_ws(' ', series, model), null, ${price} + 12000), ${price}) from product
    where status = 'published' and price_per_tonne is not null order by recommended desc, id limit 4`,
  ),
  change(
    'catalogue',
    26,
    'update',
    'label',
    sql`
    select id, name_en, name_zh, jsonb_build_object('onHome', false), jsonb_build_object('onHome', true) from label
    where on_home order by position limit 2`,
  ),
  change(
    'content',
    5,
    'update',
    'news',
    sql`
    select id, coalesce(title_en, title_zh), title_zh, jsonb_build_object('publishedAt', null),
      jsonb_build_object('publishedAt', published_at) from news where published_at is not null order by published_at desc limit 2`,
  ),
  change(
    'content',
    50,
    'update',
    'banner',
    sql`
    select id, title_en, title_zh, jsonb_build_object('position', position + 1), jsonb_build_object('position', position)
    from banner order by id limit 1`,
  ),
  change(
    'sales',
    8,
    'ship',
    'order',
    sql`
    select id, order_sn, null, jsonb_build_object('status', ${notShipped}),
      jsonb_build_object('status', ${shipped}, 'carrier', carrier)
    from sales_order where status = ${shipped} order by id desc limit 2`,
  ),
  change(
    'sales',
    30,
    'quote',
    'enquiry',
    sql`
    select enquiry_id, enquiry_no, null, null::jsonb, jsonb_build_object('quoteNo', quote_no, 'version', quote.version)
    from quote join enquiry on enquiry.id = enquiry_id order by quote.id desc limit 2`,
  ),
  change(
    'service',
    12,
    'update',
    'officeHours',
    sql`
    select 1, 'officeHours', null, jsonb_build_object('zone', zone), jsonb_build_object('zone', zone) from chat_hours`,
  ),
  change(
    'service',
    150,
    'send',
    'newsletter',
    sql`
    select id, content ->> 'subjectEn', content ->> 'subject', null::jsonb, jsonb_build_object('readers', 9) from newsletter_draft
    where newsletter_id is not null order by id limit 1`,
  ),
  change(
    'admin',
    200,
    'signIn',
    'operator',
    sql`
    select id, email, null, null::jsonb, null::jsonb from operator where email = 'admin@example.com'`,
  ),
]

const views: [by: string, list: string, name: string, query: string][] = [
  ['catalogue', 'products', '缺图片 · No picture', 'lacks=picture'],
  ['catalogue', 'products', '草稿 · Drafts', 'status=draft'],
  ['sales', 'orders', '待发货 · To ship', 'tab=toShip'],
  ['sales', 'enquiries', '待首次回复 · First reply', 'tab=fresh'],
  ['content', 'news', '缺英文 · English missing', 'missing=en'],
  ['admin', 'members', '新会员 · New members', 'sort=-createdAt'],
]

/** Who did what in the last days, and lists as operators like to see them. */
export async function seedHistory(db: Db) {
  for (const { by, hoursAgo, action, noun, of } of changes)
    await db.run(sql`
      insert into audit_entry (at, operator_id, change_id, action, noun, key, title, title_zh, before, after)
      select now() - (${hoursAgo}::float8 + row_number() over ()) * interval '1 hour', operator.id, ${randomUUID()},
        ${action}, ${noun}, thing.key::text, thing.title, thing.title_zh, thing.before, thing.after
      from (${of}) as thing (key, title, title_zh, before, after), operator where email = ${by}`)
  for (const [by, list, name, query] of views)
    await db.run(sql`
      insert into saved_filter (operator_id, list, name, query)
      select id, ${list}, ${name}, ${query} from operator where email = ${`${by}@example.com`}`)
}
