import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Allowance } from '../excess.ts'

const { cancelled, closed } = literals(OrderStatus)

// What is set for a person stands in the place of what is set for the role.
const limitsOf = (memberId: number): Sql => sql`
  select distinct on (currency) me.enterprise_id, currency, per_order, per_month
  from company_member me join spending_limit on spending_limit.enterprise_id = me.enterprise_id
    and (spending_limit.member_id = me.member_id or spending_limit.role = me.role)
  where me.member_id = ${memberId} order by currency, spending_limit.member_id`

/** Whether anything limits what the member orders, as part of a larger query. */
export const isLimited = (memberId: number): Sql => sql`exists (
  select from (${limitsOf(memberId)}) own where num_nonnulls(per_order, per_month) > 0)`

/** What the member of a company may order, and has ordered in this month of the seller's zone. What was cancelled counts no more. */
export const findAllowances = (db: Db, memberId: number) =>
  db.many<Allowance>(sql`
    select own.currency, per_order as "perOrderMinor", per_month as "perMonthMinor", (
      select coalesce(sum(total), 0)::bigint from sales_order
      where member_id = ${memberId} and sales_order.enterprise_id = own.enterprise_id
        and sales_order.currency = own.currency and status not in (${cancelled}, ${closed})
        and placed_at >= date_trunc('month', now() at time zone ${sellerZone}::text) at time zone ${sellerZone}::text
      ) as "spentMinor"
    from (${limitsOf(memberId)}) own where num_nonnulls(per_order, per_month) > 0 order by own.currency`)

/** Held to the end of the transaction: of two orders of one person the second counts the first. */
export const lockSpender = (db: Db, memberId: number) =>
  db.run(sql`select from company_member where member_id = ${memberId} for no key update`)

/** What people may order goes along with them; a role's limits are those of the company that stays. */
export async function moveLimits(db: Db, id: number, otherId: number) {
  await db.run(sql`delete from spending_limit where enterprise_id = ${otherId} and role is not null`)
  await db.run(sql`update spending_limit set enterprise_id = ${id} where enterprise_id = ${otherId}`)
}
