import type { Db } from '#platform/server/database/database.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'

/** Drawing pictures takes longer than a request may keep a transaction waiting. */
export const allowPauses = (tx: Db) => tx.run(sql`set local idle_in_transaction_session_timeout = 0`)

/** True for the one process whose row it became. */
export const markFilled = async (tx: Db, name: string) =>
  (await tx.run(sql`insert into seed (name) values (${name}) on conflict do nothing`)) === 1

/** Under what codes these things are known already. */
export const codesOf = async (db: Db, table: 'payment_type' | 'delivery_term') =>
  (await db.many<{ code: string }>(sql`select code from ${new Sql(table, [])}`)).map(({ code }) => code)

export const typesWithoutParts = (db: Db) =>
  db.many<Columns<'payment_type', 'id' | 'code'>>(sql`
    select id, code from payment_type
    where not exists (select from payment_type_part where payment_type_id = payment_type.id)`)

export const hasCategories = async (db: Db) => (await db.first(sql`select from category limit 1`)) !== undefined
