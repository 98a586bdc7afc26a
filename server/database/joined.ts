import type { Database, Db } from './database.ts'
import { sql } from './sql.ts'

/** A database that is one open transaction: what would be a transaction of its own becomes a part of it. */
export const joined = (db: Database, tx: Db): Database => ({
  ...tx,
  async transaction(work) {
    await tx.run(sql`savepoint part`)
    try {
      const result = await work(tx)
      await tx.run(sql`release savepoint part`)
      return result
    } catch (error) {
      await tx.run(sql`rollback to savepoint part`)
      throw error
    }
  },
  listen: db.listen,
  end: db.end,
})
