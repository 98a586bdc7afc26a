import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { PriceChange } from '../contract.ts'
import type { DeskPriceChange } from '../office/contract.ts'

const change = sql`change.at,
  case when from_price is not null then json_build_object('currency', from_currency, 'perTonneMinor', from_price) end as "from",
  case when to_price is not null then json_build_object('currency', to_currency, 'perTonneMinor', to_price) end as "to"`

/** Of a product that is on sale. */
export const searchChanges = (db: Db, productId: number, days: number) =>
  db.many<PriceChange>(sql`
    select ${change} from list_price_change change join product on product.id = product_id
    where product_id = ${productId} and status = 'published' and at > now() - make_interval(days => ${days})
    order by change.at, change.id`)

export const searchDeskChanges = (db: Db, by: Reach, productId: number) =>
  db.many<DeskPriceChange>(sql`
    select change.id, ${change}, reason, operator.name_zh as "operatorName", operator.name_en as "operatorNameEn"
    from list_price_change change join product on product.id = product_id
    left join operator on operator.id = operator_id
    where product_id = ${productId} and ${ofShop(by, sql`product.shop_id`)}
    order by change.at desc, change.id desc limit 20`)

/** Goods on sale in the category and in those below it. */
const goodsIn = (categoryId: number): Sql => sql`
  select product.id, currency, price_per_tonne, created_at from product where status = 'published' and category_id in (
    with recursive inside as (
      select ${categoryId}::int as id
      union all select category.id from category join inside on category.parent_id = inside.id)
    select id from inside)`

interface Named {
  name: string
  nameEn: string
  currency: Currency | null
}

export const findCategory = (db: Db, id: number) =>
  db.first<Named>(sql`
    select name_zh as name, name_en as "nameEn", (
      select goods.currency from (${goodsIn(id)}) goods where goods.currency is not null
      group by goods.currency order by count(*) desc, goods.currency limit 1) as currency
    from category where id = ${id}`)

/** What a price was until each change, and what it is since the last. A year is read by the week. */
export const searchMedians = (db: Db, categoryId: number, currency: Currency, days: number) =>
  db.many<{ at: string; perTonneMinor: number }>(sql`
    with goods as materialized (${goodsIn(categoryId)}),
    known as (
      select product_id, from_currency as currency, from_price as price, at as until,
        coalesce(lag(at) over (partition by product_id order by at, change.id), '-infinity') as since
      from list_price_change change join goods on goods.id = product_id
      where at > now() - make_interval(days => ${days})
      union all
      select goods.id, currency, price_per_tonne, 'infinity', coalesce((
        select max(at) from list_price_change where product_id = goods.id), '-infinity') from goods)
    select day as at, percentile_disc(0.5) within group (order by known.price) as "perTonneMinor"
    from generate_series(now() - make_interval(days => ${days}), now(), make_interval(days => ${days > 90 ? 7 : 1})) day
    join known on since <= day and day < until and known.currency = ${currency}
    join goods on goods.id = known.product_id and goods.created_at <= day
    group by day order by day`)
