import type { Database, Db, Transaction } from './database.ts'
import { sql, type Sql } from './sql.ts'
import { together } from './together.ts'

/**
 * A database that is one open transaction: what would be a transaction of its own becomes a part of it. With `restart`,
 * which begins the whole anew, a part before which nothing was done needs no savepoint.
 */
export function joined(db: Database, tx: Transaction, restart?: () => Promise<unknown>): Database {
  let untouched = Boolean(restart)
  const touching =
    <Answer>(ask: (query: Sql) => Promise<Answer>) =>
    (query: Sql) => {
      untouched = false
      return ask(query)
    }
  return {
    many: touching(tx.many) as Db['many'],
    first: touching(tx.first) as Db['first'],
    run: touching(tx.run),
    async transaction(work) {
      const undo = untouched && restart
      untouched = false
      try {
        if (undo) return await work(tx)
        const sent: Promise<unknown>[] = []
        const withCommit = (each: Promise<unknown>) => void sent.push(each)
        const [, result] = await together([tx.run(sql`savepoint part`), work({ ...tx, withCommit })])
        await together(sent)
        // Not waited for: whatever comes next comes after it, and fails if it did.
        tx.run(sql`release savepoint part`).catch(() => undefined)
        return result
      } catch (error) {
        await (undo ? undo() : tx.run(sql`rollback to savepoint part`))
        throw error
      }
    },
    // What the transaction has changed is nowhere else yet.
    reports: tx,
    replica: db.replica,
    listen: db.listen,
    isBusy: db.isBusy,
    use: db.use,
    end: db.end,
  }
}
