import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** One at most: the old one goes first. */
export async function makeOwnShop(db: Db, shopId: number | null) {
  await db.run(sql`update shop set own = false where own and id is distinct from ${shopId}`)
  await db.run(sql`update shop set own = true where id = ${shopId} and not own`)
}
