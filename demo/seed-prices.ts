import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** A year of list prices that end at those of today, a list for a group, and an agreement of one of the buyers. */
export async function seedPrices(db: Db) {
  await db.run(pastPrices)
  await db.run(lastPrices)
  await db.run(groupList)
  await db.run(agreement)
}

const catalogueOperator = sql`(select id from operator where email = 'catalogue@example.com')`

/** The same products and the same change that the audit of the demonstration tells of. */
const justChanged = sql`
  select id from product where status = 'published' and price_per_tonne is not null order by recommended desc, id limit 4`

const priceBefore = sql`price_per_tonne + case when id in (${justChanged}) then 12000 else 0 end`

/** Eight steps of a few percent each, one about every six weeks. */
const pastPrices = sql`
  insert into list_price_change (product_id, from_currency, from_price, to_currency, to_price, reason, operator_id, at)
  select id, currency, earlier, currency, price, 'import', ${catalogueOperator},
    now() - make_interval(days => 4 + id % 17 + step * 43, hours => id % 9)
  from (
    select id, currency, step, price, lead(price) over (partition by id order by step) as earlier from (
      select id, currency, step, case when step = 0 then ${priceBefore}
        else (price_per_tonne * (1 + 0.035 * sin(id * 7.3 + step * 1.1) + 0.004 * step) / 1000)::bigint * 1000 end as price
      from product cross join generate_series(0, 8) step
      where status = 'published' and price_per_tonne is not null) priced) steps
  where earlier <> price and earlier > 0 and price > 0`

const lastPrices = sql`
  insert into list_price_change (product_id, from_currency, from_price, to_currency, to_price, reason, operator_id, at)
  select id, currency, ${priceBefore}, currency, price_per_tonne, 'edit', ${catalogueOperator}, now() - interval '3 hours'
  from product where id in (${justChanged})`

const valid = sql`current_date - 30, current_date + 335`

const groupList = sql`
  with made as (
    insert into company_group (name_zh, name_en) values ('重点客户', 'Key accounts') returning id),
  joined as (
    insert into company_care (enterprise_id, group_id)
    select enterprise.id, made.id from enterprise, made where name = 'Saigon Packaging JSC'
    on conflict (enterprise_id) do update set group_id = excluded.group_id),
  list as (
    insert into price_list (name_zh, name_en, currency, valid_from, valid_until)
    values ('重点客户价', 'Key account prices', 'USD', ${valid}) returning id),
  linked as (insert into price_list_group select list.id, made.id from list, made)
  insert into price_list_row (price_list_id, position, from_kg, how, value)
  select id, 1, null, 'percent', '1.5' from list union all select id, 2, 25000, 'percent', '2.5' from list`

/** On the newest product in yuan that is in stock, well below its list price and its tiers. */
const agreement = sql`
  with list as (
    insert into price_list (name_zh, name_en, currency, valid_from, valid_until, enterprise_id, total_kg)
    select '年度框架协议', 'Annual frame agreement', 'CNY', ${valid}, company_member.enterprise_id, 300000
    from company_member join member on member.id = member_id where email = 'buyer2@example.com' returning id)
  insert into price_list_row (price_list_id, position, product, how, value)
  select list.id, 1, code, 'fixed', round(price_per_tonne * 0.94 / 100)::text from list, lateral (
    select code, price_per_tonne from product
    where status = 'published' and currency = 'CNY' and stock_kg >= 20000 order by id desc limit 1) goods`
