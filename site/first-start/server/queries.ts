import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Drawing pictures takes longer than a request may keep a transaction waiting. */
export const allowPauses = (tx: Db) => tx.run(sql`set local idle_in_transaction_session_timeout = 0`)

/** True for the one process whose row it became. */
export const markFilled = async (tx: Db, name: string) =>
  (await tx.run(sql`insert into seed (name) values (${name}) on conflict do nothing`)) === 1

export const hasCategories = async (db: Db) => (await db.first(sql`select from category limit 1`)) !== undefined
