import type { Db } from '#platform/server/database/database.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'

/** About so many megabytes of rows that do not compress well. */
export const addMessages = (db: Db, megabytes: number) =>
  db.run(sql`
    insert into outbox (channel, recipient, message, expires_at)
    select 'mail', at || '@example.com', jsonb_build_object('text',
      (select string_agg(md5(random()::text || at || part), '') from generate_series(1, 30) part)), now()
    from generate_series(1, ${megabytes * 800}::int) at`)

export const sumOfMessages = async (db: Db) =>
  (
    await db.first<{ sum: string }>(sql`
    select count(*) || ' ' || sum(hashtextextended(message::text, 1)) as sum from outbox`)
  )?.sum ?? ''

export const createDatabase = (db: Db, name: string) => db.run(new Sql(`create database ${name}`, []))
