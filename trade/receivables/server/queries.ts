import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { daysLate, dueOnOf, restOf } from '#trade/order-parts/server/shared-queries.ts'
import type { Age } from '../age.ts'
import type { Receivable, receivables, ReceivableSum } from '../office/contract.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)

/** What waits for its first money is not under way, and closes by itself. */
const open = sql`(
  select order_part.id, order_id as "orderId", order_sn as "orderSn", sales_order.enterprise_id as "companyId",
    coalesce(enterprise.name, member.realname) as buyer, currency, ${restOf} as "restMinor", due, days, secured,
    to_char(${dueOnOf}, 'YYYY-MM-DD') as "dueOn", late as "daysLate",
    case when coalesce(late, 0) <= 0 then 'notDue' when late <= 7 then 'upTo7' when late <= 14 then 'upTo14'
      when late <= 30 then 'upTo30' when late <= 60 then 'upTo60' else 'over60' end as age
  from order_part join sales_order on sales_order.id = order_id join member on member.id = sales_order.member_id
    left join enterprise on enterprise.id = sales_order.enterprise_id
    cross join lateral (select ${daysLate} as late) past
  where order_part.state in ('open', 'reported', 'overdue') and sales_order.status in (${notShipped}, ${shipped}, ${completed})
) receivable`

type Which = ParsedOf<typeof receivables.sums>

const found = ({ search, currency, companyId }: Which) => sql`"restMinor" > 0
  ${search ? sql`and ${containing(search, sql`"orderSn", buyer`)}` : nothing}
  ${currency ? sql`and currency = ${currency}` : nothing}
  ${companyId ? sql`and "companyId" = ${companyId}` : nothing}`

export function searchReceivables(db: Reader, filter: ParsedOf<typeof receivables.list>): Promise<Page<Receivable>> {
  const { tab, sort, page, limit, ...which } = filter
  const where = sql`${found(which)} ${tab === 'all' ? nothing : sql`and age = ${tab}`}`
  const order = sorted(sort, {
    dueOn: sql`"dueOn"`,
    rest: sql`"restMinor"`,
    orderSn: sql`"orderSn"`,
    buyer: sql`buyer`,
  })
  return paged(
    db,
    { page, limit },
    sql`select * from ${open} where ${where} ${order}, id`,
    sql`select count(*) from ${open} where ${where}`,
  )
}

const inAge = (age: Age) => sql`coalesce(sum("restMinor") filter (where age = ${age}), 0)::bigint`

export const searchSums = (db: Reader, which: Which) =>
  db.many<ReceivableSum>(sql`
    select "companyId", buyer, currency, ${inAge('notDue')} as "notDue", ${inAge('upTo7')} as "upTo7", ${inAge('upTo14')} as "upTo14",
      ${inAge('upTo30')} as "upTo30", ${inAge('upTo60')} as "upTo60", ${inAge('over60')} as "over60", sum("restMinor")::bigint as "totalMinor"
    from ${open} where ${found(which)} group by "companyId", buyer, currency order by "totalMinor" desc, buyer, currency`)
