import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { conversion, ConversionRow, ConversionTab } from './contract.ts'

interface Grouping {
  key: Sql
  name: Sql
  nameEn: Sql
}

const alike = (key: Sql): Grouping => ({ key, name: key, nameEn: key })

const groupings: Record<ConversionTab, Grouping> = {
  month: alike(sql`to_char(asked.created_at at time zone ${sellerZone}::text, 'YYYY-MM')`),
  contact: { key: sql`contact.id::text`, name: sql`contact.name_zh`, nameEn: sql`contact.name_en` },
  /** Empty: the house. */
  seller: {
    key: sql`coalesce(shop.id::text, '')`,
    name: sql`coalesce(shop.name_zh, '')`,
    nameEn: sql`coalesce(shop.name_en, '')`,
  },
  /** What is not of the catalogue goes by what the buyer called it. */
  product: {
    key: sql`coalesce(asked.product_id::text, lower(asked.product_name))`,
    name: sql`asked.product_name`,
    nameEn: sql`asked.product_name`,
  },
  channel: alike(sql`coalesce(asked.channel, 'site')`),
}

/** Whether there is a quote, and an order of it; by product, one with an answer to the line. */
const offered = (order: boolean, byLine: boolean) => sql`exists (
  select from quote ${order ? sql`join sales_order on sales_order.quote_id = quote.id` : nothing}
  ${byLine ? sql`join quote_line line on line.quote_id = quote.id and line.enquiry_position = asked.position` : nothing}
  where quote.enquiry_id = asked.id)`

export function searchConversion(db: Reader, filter: ParsedOf<typeof conversion.list>) {
  const { tab, search, sort, from, to, ...paging } = filter
  const { key, name, nameEn } = groupings[tab]
  const byLine = tab === 'product'
  const asked = byLine
    ? sql`(select enquiry.*, line.position, line.product_id, line.product_name
        from enquiry join enquiry_line line on line.enquiry_id = enquiry.id) asked`
    : sql`enquiry asked`
  const grouped = sql`(
    select row_number() over (order by key) as id, max(name) as name, max("nameEn") as "nameEn",
      count(distinct asked_id) as enquiries, count(distinct asked_id) filter (where quoted) as quoted,
      count(distinct asked_id) filter (where ordered) as ordered
    from (
      select asked.id as asked_id, ${key} as key, ${name} as name, ${nameEn} as "nameEn",
        ${offered(false, byLine)} as quoted, ${offered(true, byLine)} as ordered
      from ${asked} join contact on contact.id = asked.contact_id left join shop on shop.id = asked.shop_id
      where true ${withinDays(sql`asked.created_at`, { from, to })}) each
    group by key) conversion
    where ${search ? containing(search, sql`name, "nameEn"`) : sql`true`}`
  const order = sorted(sort, {
    name: sql`name`,
    enquiries: sql`enquiries`,
    quoted: sql`quoted`,
    ordered: sql`ordered`,
  })
  return paged<ConversionRow>(
    db,
    paging,
    sql`select * from ${grouped} ${order}, name desc, id`,
    sql`select count(*) from ${grouped}`,
  )
}
