import type { Banner, HomeIndex, Site } from '../contract.ts'
import type { Label } from '#catalogue/labels/contract.ts'
import { fromTodaysRate } from '#catalogue/rates/server/shared-queries.ts'
import { Grade } from '#platform/contract/enums.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { largePictureJson } from '#platform/server/database/picture.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

type Place = 'home' | 'shop'

const bannersAt = (place: Place) => sql`
  select banner.id, title_zh as title, title_en as "titleEn", subtitle_zh as subtitle, subtitle_en as "subtitleEn",
    url, platform, ${largePictureJson} as picture
  from banner join picture on picture.id = picture_id where place = ${place}
    and published_at <= now() and (ends_at is null or ends_at > now())
  order by position, banner.id`

export const searchBanners = (db: Db, place: Place) => db.many<Banner>(bannersAt(place))

export const searchLabels = (db: Db) =>
  db.many<Label>(sql`select id, name_zh as name, name_en as "nameEn" from label order by position`)

export const findSite = (db: Db, locale: Locale) =>
  db.first<Site>(sql`
    select name, hotline, email, address, filing_numbers as "filingNumbers", social_links as "socialLinks",
      qr_codes as "qrCodes",
      (select coalesce(json_agg(json_build_object('name', name_zh, 'nameEn', name_en, 'url', url) order by position, id), '[]')
        from partner_link) as "partnerLinks",
      (select percent from house_vat_rate where valid_from <= (now() at time zone ${sellerZone}::text)::date
        order by valid_from desc limit 1) as "vatPercent",
      (select json_build_object('cnyPerUsd', trim_scale(cny_per_usd)::text, 'asOf', as_of) ${fromTodaysRate}) as rate
    from site where locale = ${locale}`)

/** Prices of a day and the VAT of a day are among the facts. */
export async function findSiteVersion(db: Db): Promise<string> {
  const found = await db.first<{ version: string }>(sql`
    select version || ' ' || (now() at time zone ${sellerZone}::text)::date as version from site_state`)
  return found?.version ?? ''
}

const labelsOfHome = sql`
  select id, name_zh as name, name_en as "nameEn" from label where on_home order by position`

/** Main categories with what they hold; a kind without products is not offered. */
const categoriesWithGoods = sql`
  with counted as (
    select category_id, sum(product_count)::int as count from facet_group where product_count > 0 group by category_id
  )
  select main.id, main.name_zh as name, main.name_en as "nameEn", sum(counted.count)::int as count,
    coalesce(json_agg(json_build_object('id', leaf.id, 'name', leaf.name_zh, 'nameEn', leaf.name_en)
      order by leaf.position) filter (where leaf.parent_id is not null), '[]') as list
  from counted join category as leaf on leaf.id = category_id
  join category as main on main.id = coalesce(leaf.parent_id, leaf.id)
  group by main.id order by main.position`

const ranged = 2
/** What buyers name first; the others by how many products state them. */
const askedFirst = ['mfr', 'density', 'flexuralModulus']

const findable = sql`
  select code, name_zh as name, name_en as "nameEn", unit, units, base_unit as "baseUnit", lowest, highest,
    product_count as "productCount"
  from parameter join parameter_span on parameter_id = id
  where search_type = ${ranged} and product_count > 0 
  order by array_position(${askedFirst}, code), product_count desc, position limit 12`

/**
 * Quarters of the prices asked for prime material, where enough sellers state one to speak of a middle, and the middle
 * of what was quoted in the last quarter, where it comes from enough buyers to tell nothing of any of them.
 */
const prices = sql`
  with quoted as (
    select category_id, quote.currency,
      percentile_cont(0.5) within group (order by quote_line.price_per_tonne)::bigint as median
    from quote join enquiry on enquiry.id = enquiry_id join quote_line on quote_id = quote.id
    join product on product.id = product_id
    where quote.created_at > now() - interval '90 days' and quote.status not in ('replaced', 'withdrawn')
      and grade = ${Grade.prime}
    group by category_id, quote.currency having count(distinct enquiry.member_id) >= 3
  )
  select id, name, "nameEn", asked.currency, quarters[1]::bigint as low, quarters[2]::bigint as median,
    quarters[3]::bigint as high, count, quoted.median as "quotedMedian"
  from (
    select category.id, category.name_zh as name, category.name_en as "nameEn", currency, count(*),
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as quarters,
      row_number() over (partition by currency order by count(*) desc, category.id) as place
    from product_search join facet_group on facet_group.id = group_id join category on category.id = category_id
    where price is not null and grade = ${Grade.prime}
    group by category.id, currency having count(*) >= 4
  ) as asked left join quoted on quoted.category_id = id and quoted.currency = asked.currency
  where place <= 8 order by asked.currency, place`

const rowsOf = (query: Sql) => sql`(select coalesce(json_agg(each), '[]') from (${query}) as each)`

type Facts = Pick<
  HomeIndex,
  'sections' | 'banners' | 'categories' | 'labels' | 'parameters' | 'productCount' | 'shopCount' | 'prices'
>

/** What is read of small tables, in one answer: most of what such a statement costs is asking. */
export const findFacts = (db: Db, locale: Locale) =>
  db.first<Facts>(sql`
    select (
        select coalesce(json_agg(section order by position, section), '[]') from home_section
        where locale = ${locale} and shown
      ) as sections,
      ${rowsOf(bannersAt('home'))} as banners, ${rowsOf(categoriesWithGoods)} as categories,
      ${rowsOf(labelsOfHome)} as labels, ${rowsOf(findable)} as parameters, ${rowsOf(prices)} as prices,
      (select coalesce(sum(product_count), 0)::int from facet_group) as "productCount",
      (select count(*) from shop) as "shopCount"`)
