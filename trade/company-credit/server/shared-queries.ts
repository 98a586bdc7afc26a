import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { isOverdue, restOf } from '#trade/order-parts/server/shared-queries.ts'
import type { Standing } from '../contract.ts'

const leftOf = (which: Sql) => sql`coalesce((
  select sum(${restOf}) from order_part join sales_order on sales_order.id = order_id
  where sales_order.enterprise_id = company_credit.enterprise_id and sales_order.currency = company_credit.currency
    and order_part.state in ('open', 'reported', 'overdue') and ${which}), 0)::bigint`

/** By currency; what is used is what is left to pay, so that paying, sending back and cancelling free it by themselves. */
export const searchStandings = (db: Db, enterpriseId: Sql) =>
  db.many<Standing>(sql`
    select *, greatest("limitMinor" - "usedMinor", 0) as "freeMinor" from (
      select currency, credit_limit as "limitMinor", days, version, ${leftOf(sql`order_part.secured = 'credit'`)} as "usedMinor",
        ${leftOf(isOverdue)} as "overdueMinor"
      from company_credit where enterprise_id = (${enterpriseId})) standing order by currency`)

/** Held to the end of the transaction: of two orders of one company the second counts the first. */
export const lockCredit = (db: Db, enterpriseId: Sql) =>
  db.run(sql`
    select from company_credit where enterprise_id = (${enterpriseId}) order by currency for no key update`)

/** Whose credit an order uses; nobody's where none of its parts is on credit. */
export const findDebtor = (db: Db, orderId: number) =>
  db.first<{ enterpriseId: number; currency: string }>(sql`
    select enterprise_id as "enterpriseId", currency from sales_order
    where id = ${orderId} and enterprise_id is not null
      and exists (select from order_part where order_id = sales_order.id and secured = 'credit')`)

/** The company that stays keeps its limits, and gets those that it has none for. */
export async function moveCredit(db: Db, id: number, otherId: number) {
  await db.run(sql`
    update company_credit set enterprise_id = ${id} where enterprise_id = ${otherId}
      and currency not in (select currency from company_credit where enterprise_id = ${id})`)
  await db.run(sql`delete from company_credit where enterprise_id = ${otherId}`)
}
