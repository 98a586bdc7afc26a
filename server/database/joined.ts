import type { Database, Db } from './database.ts'
import { sql } from './sql.ts'
import { together } from './together.ts'

/** A database that is one open transaction: what would be a transaction of its own becomes a part of it. */
export const joined = (db: Database, tx: Db): Database => ({
  ...tx,
  async transaction(work) {
    try {
      const [, result] = await together([tx.run(sql`savepoint part`), work(tx)])
      // Not waited for: whatever comes next comes after it, and fails if it did.
      tx.run(sql`release savepoint part`).catch(() => undefined)
      return result
    } catch (error) {
      await tx.run(sql`rollback to savepoint part`)
      throw error
    }
  },
  listen: db.listen,
  end: db.end,
})
