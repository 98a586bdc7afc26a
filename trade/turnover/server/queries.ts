import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { MonthRow, turnover, TurnoverRow, TurnoverTab } from '../office/contract.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)
const { completed: met } = literals(ReturnStatus)

type Which = ParsedOf<typeof turnover.months>

/** Lines that are sold; what was credited for a return or a claim is shared by its lines as they cost. */
const sold = ({ currency, from, to }: Which) => sql`(
  select sales_order.id as order_id, to_char(placed_at at time zone ${sellerZone}::text, 'YYYY-MM') as month, currency,
    sales_order.enterprise_id, sales_order.member_id, coalesce(enterprise.name, member.realname) as buyer, shop_id, shop_zh,
    shop_en, product_id, product, coalesce(charged_kg, line.kilograms) as kilograms, line.amount, (
      select coalesce(sum(back.amount * order_return.amount / nullif(whole, 0)), 0)
      from order_return_line back join order_return on order_return.id = back.return_id and order_return.status = ${met}
      cross join lateral (
        select sum(amount) as whole from order_return_line where return_id = order_return.id) asked
      where back.line_id = line.id) as credited
  from sales_order join order_line line on line.order_id = sales_order.id join member on member.id = sales_order.member_id
    left join enterprise on enterprise.id = sales_order.enterprise_id
  where sales_order.status in (${notShipped}, ${shipped}, ${completed})
    ${currency ? sql`and currency = ${currency}` : nothing} ${withinDays(sql`placed_at`, { from, to })}
) sold`

const figures = sql`currency, count(distinct order_id) as orders, sum(kilograms)::bigint as kilograms,
  sum(amount)::bigint as "chargedMinor", round(sum(credited))::bigint as "creditedMinor",
  sum(amount)::bigint - round(sum(credited))::bigint as "turnoverMinor"`

interface Grouping {
  key: Sql
  name: Sql
  nameEn: Sql
  product?: Sql
}

const newest = (column: Sql) => sql`(array_agg(${column} order by order_id desc))[1]`
const goods = sql`concat_ws(' ', product ->> 'brandName', product ->> 'brandNameEn', product ->> 'modelName', product ->> 'name')`

const groupings: Record<TurnoverTab, Grouping> = {
  company: {
    key: sql`coalesce('c' || enterprise_id, 'm' || member_id)`,
    name: newest(sql`buyer`),
    nameEn: newest(sql`buyer`),
  },
  /** What was quoted and is not of the catalogue goes by its name. */
  product: {
    key: sql`coalesce(product_id::text, ${goods})`,
    name: newest(goods),
    nameEn: newest(goods),
    product: newest(sql`product`),
  },
  seller: { key: sql`shop_id::text`, name: newest(sql`shop_zh`), nameEn: newest(sql`shop_en`) },
}

export function searchTurnover(db: Reader, filter: ParsedOf<typeof turnover.list>): Promise<Page<TurnoverRow>> {
  const { tab, search, sort, page, limit, ...which } = filter
  const { key, name, nameEn, product = sql`null::jsonb` } = groupings[tab]
  const grouped = sql`(
    select row_number() over (order by ${key}, currency) as id, ${key} as key, ${name} as name, ${nameEn} as "nameEn", ${product} as product, ${figures}
    from ${sold(which)} group by 2, currency) turnover
    where ${search ? containing(search, sql`name, "nameEn"`) : sql`true`}`
  const order = sorted(sort, {
    turnover: sql`"turnoverMinor"`,
    kilograms: sql`kilograms`,
    orders: sql`orders`,
    name: sql`name`,
  })
  return paged(
    db,
    { page, limit },
    sql`select * from ${grouped} ${order}, key, currency`,
    sql`select count(*) from ${grouped}`,
  )
}

export const searchMonths = (db: Reader, which: Which) =>
  db.many<MonthRow>(sql`
    select month, ${figures} from ${sold(which)} group by month, currency order by month desc, currency`)
