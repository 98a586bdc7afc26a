import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Ground {
  key: Buffer
  /** What went wrong lately under some keys of the budget. */
  failures: number
}

export const findGround = (db: Db, failedAs: string[]) =>
  db.first<Ground>(sql`
    select captcha_key.key, (
      select coalesce(sum(used), 0)::int from budget
      where budget.key = any(${failedAs}) and window_start > now() - interval '75 minutes') as failures
    from captcha_key`)

/** 0 when it was answered before. */
export const insertAnswered = (db: Db, id: string, expiresAt: number) =>
  db.run(sql`
    insert into captcha (id, expires_at) values (${id}::uuid, to_timestamp(${expiresAt})) on conflict (id) do nothing`)

export const removeExpiredCaptchas = (db: Db) => db.run(sql`delete from captcha where expires_at < now()`)
