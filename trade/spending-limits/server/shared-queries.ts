import { OrderStatus } from '#platform/contract/enums.ts'
import { companyOf, type Buyer } from '#identity/companies/server/shared-queries.ts'
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

/** Whether anything may limit what the member orders, as part of a larger query: the company limits somebody. */
export const mayBeLimited = ({ memberId, companyId }: Buyer): Sql =>
  companyId === null
    ? sql`false`
    : sql`exists (select from spending_limit where spending_limit.enterprise_id = ${companyOf(memberId)})`

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

// Who keeps the company that is given up buys for the one that stays, if that has a keeper of its own.
const keepAsOwn = (id: number, otherId: number) => sql`
  insert into spending_limit (enterprise_id, member_id, currency, per_order, per_month)
  select ${id}, keeper.member_id, currency, per_order, per_month
  from company_member keeper join spending_limit using (enterprise_id, role)
  where enterprise_id = ${otherId} and role = 'keeper'
    and exists (select from company_member where enterprise_id = ${id} and role = 'keeper')
  on conflict (member_id, currency) do nothing`

/** Before the people move. Nobody may order more than before: of two limits of a role the lower one holds, and a person keeps their own. */
export async function moveLimits(db: Db, id: number, otherId: number) {
  await db.run(keepAsOwn(id, otherId))
  await db.run(sql`
    insert into spending_limit as own (enterprise_id, role, currency, per_order, per_month)
    select ${id}, role, currency, per_order, per_month from spending_limit
    where enterprise_id = ${otherId} and role is not null
    on conflict (enterprise_id, role, currency) do update set
      per_order = least(own.per_order, excluded.per_order), per_month = least(own.per_month, excluded.per_month)`)
  await db.run(sql`delete from spending_limit where enterprise_id = ${otherId} and role is not null`)
  await db.run(sql`update spending_limit set enterprise_id = ${id} where enterprise_id = ${otherId}`)
}
