import type { Currency } from '#platform/contract/currencies.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { vatPercentAt } from '#trade/house/server/shared-queries.ts'
import type { Margin, margins } from './contract.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)

/**
 * What a row of `line` brings net of VAT and costs, at a moment. The cost of a lot goes before that of its product; one that was
 * entered later is better than none, and one in the other currency counts at the rate of that day.
 */
function earned(at: Sql, currency: Sql, kilograms: Sql) {
  const rate = sql`(
    select cny_per_usd from exchange_rate where as_of <= (${at} at time zone ${sellerZone}::text)::date
    order by as_of desc limit 1)`
  return {
    net: sql`case when ${currency} = 'CNY' then round(line.amount * 100.0 / (100 + coalesce(${vatPercentAt(at)}, 0)))
      else line.amount end`,
    cost: sql`(
      select round(per_tonne * ${kilograms} * (case when cost.currency = ${currency} then 1
        when cost.currency = 'USD' then ${rate} else 1 / ${rate} end) / 1000.0)
      from goods_cost cost
      where cost.product_id = line.product_id and (cost.lot_id is null or cost.lot_id = line.lot_id)
      order by cost.lot_id nulls last, at <= ${at} desc, abs(extract(epoch from at - ${at})), cost.id desc limit 1)`,
  }
}

const then = earned(sql`placed_at`, sql`sales_order.currency`, sql`coalesce(charged_kg, line.kilograms)`)
const now = earned(sql`now()`, sql`line.currency`, sql`line.kilograms`)

/** Lines that are sold. */
const lines = sql`
  select placed_at, sales_order.currency, ${then.net} as net, ${then.cost} as cost
  from sales_order join order_line line on line.order_id = sales_order.id
  where status in (${notShipped}, ${shipped}, ${completed})`

const figures = sql`currency, coalesce(sum(net), 0)::bigint as "netMinor",
  coalesce(sum(net) filter (where cost is not null), 0)::bigint as "knownMinor",
  coalesce(sum(cost), 0)::bigint as "costMinor",
  round(100 * (sum(net) filter (where cost is not null) - sum(cost))
    / nullif(sum(net) filter (where cost is not null), 0), 1)::float as percent`

export const findMargin = (db: Db, orderId: number) =>
  db.first<Margin>(sql`select ${figures} from (${lines} and sales_order.id = ${orderId}) sold group by currency`)

export const searchMargins = (db: Reader, { currency, from, to }: ParsedOf<typeof margins.months>) =>
  db.many<Margin & { month: string }>(sql`
    select to_char(placed_at at time zone ${sellerZone}::text, 'YYYY-MM') as month, ${figures}
    from (${lines} ${currency ? sql`and sales_order.currency = ${currency}` : nothing}
      ${withinDays(sql`placed_at`, { from, to })}) sold
    group by month, currency order by month desc, currency`)

export interface OfferedLine {
  productId?: number | undefined
  lotId?: number | undefined
  kilograms: number
  /** Per tonne, in minor units; null where nobody has said a price yet. */
  price: number | null
}

interface OfferedGoods {
  currency: Currency
  lines: readonly (OfferedLine & { position?: number })[]
}

/** What goods would bring and cost, a row each. */
const earnedNow = ({ currency, lines: given }: OfferedGoods) => sql`
  select line.position, line.currency, ${now.net} as net, ${now.cost} as cost
  from (
    select position, ${currency}::text as currency, "productId" as product_id, "lotId" as lot_id, kilograms,
      round(price * kilograms / 1000.0) as amount
    from jsonb_to_recordset(${JSON.stringify(given)}) as given (
      position integer, "productId" integer, "lotId" integer, kilograms integer, price bigint)) line`

export const findMarginNow = (db: Db, goods: OfferedGoods) =>
  db.first<Margin>(sql`select ${figures} from (${earnedNow(goods)}) goods group by currency`)

/** What each would bring without VAT, and its cost where that is known. */
export const searchEarned = (db: Db, goods: OfferedGoods) =>
  db.many<{ position: number; netMinor: number | null; costMinor: number | null }>(sql`
    select position, net::bigint as "netMinor", cost::bigint as "costMinor" from (${earnedNow(goods)}) goods`)
