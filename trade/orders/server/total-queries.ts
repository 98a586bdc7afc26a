import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { OrderSum } from '../order.ts'

const { cancelled, closed } = literals(OrderStatus)

interface Totals {
  least?: number | undefined
  most?: number | undefined
}

/** From an amount to another, both included, in whole units of the currency of the row of `sales_order` at hand. */
export const withinTotals = ({ least, most }: Totals) => sql`
  ${least === undefined ? nothing : sql`and total >= ${least}::bigint * 100`}
  ${most === undefined ? nothing : sql`and total <= ${most}::bigint * 100`}`

/** How many orders a list has, and what those of them that came to something amount to, each currency apart. */
export async function sumsOf(db: Db, listed: Sql): Promise<{ totalCount: number; sums: OrderSum[] }> {
  const counts = sql`sales_order.status not in (${cancelled}, ${closed})`
  const rows = await db.many<OrderSum & { listed: number }>(sql`
    select currency, count(*) as listed, count(*) filter (where ${counts}) as count,
      coalesce(sum(total) filter (where ${counts}), 0)::bigint as "totalMinor",
      coalesce(sum(refunded) filter (where ${counts}), 0)::bigint as "refundedMinor"
    from ${listed} group by currency order by currency`)
  return {
    totalCount: rows.reduce((sum, row) => sum + row.listed, 0),
    sums: rows.filter(({ count }) => count > 0),
  }
}
