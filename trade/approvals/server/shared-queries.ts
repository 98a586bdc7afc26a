import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** What people may order goes along with them; a role's limits are those of the company that stays. */
export async function moveLimits(db: Db, id: number, otherId: number) {
  await db.run(sql`delete from spending_limit where enterprise_id = ${otherId} and role is not null`)
  await db.run(sql`update spending_limit set enterprise_id = ${id} where enterprise_id = ${otherId}`)
  await db.run(sql`update approval set enterprise_id = ${id} where enterprise_id = ${otherId}`)
}
