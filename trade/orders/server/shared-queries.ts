import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** To the company that another one was merged into; their papers go on naming the one that bought. */
export const moveOrders = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update sales_order set enterprise_id = ${id}, bought_as = coalesce(bought_as, ${otherId})
    where enterprise_id = ${otherId}`)
