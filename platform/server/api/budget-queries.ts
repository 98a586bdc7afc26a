import type { Db } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/**
 * Counts uses in the current window, and answers the seconds that the window has left. A window begins with the first
 * use of its key, so that nobody gets two of them by coming when a quarter of an hour ends.
 */
export const countUse = (db: Db, key: string, minutes: number, uses: number) =>
  db.first<{ used: number; left: number }>(sql`
    insert into budget (key, window_start, began, used) values (${key}, '-infinity', now(), ${uses})
    on conflict (key, window_start) do update set
      used = excluded.used + case when budget.began > now() - make_interval(mins => ${minutes}) then budget.used else 0 end,
      began = case when budget.began > now() - make_interval(mins => ${minutes}) then budget.began else now() end
    returning used, ceil(extract(epoch from began + make_interval(mins => ${minutes}) - now()))::int as left`)

/** A quarter that has only partly left the hour still counts: rather too strict than too lax. */
export const countRecent = (db: Db, key: string) =>
  db.first<{ start: string; recent: number }>(sql`
    insert into budget (key, window_start, used) values (${key}, date_bin('15 minutes', now(), '2020-01-01'), 1)
    on conflict (key, window_start) do update set used = budget.used + 1
    returning window_start as start, used + coalesce((
      select sum(earlier.used) from budget earlier
      where earlier.key = ${key} and earlier.window_start < budget.window_start
        and earlier.window_start > now() - interval '75 minutes'), 0)::int as recent`)

export const takeBackUse = (db: Db, key: string, start: string | undefined) =>
  db.run(sql`
    with last as (delete from budget where key = ${key} and window_start = ${start} and used = 1)
    update budget set used = used - 1 where key = ${key} and window_start = ${start} and used > 1`)

export const clearTally = (db: Db, key: string) => db.run(sql`delete from budget where key = ${key}`)

export const removePastBudgets = (db: Db) =>
  db.run(sql`delete from budget where greatest(began, window_start) < now() - interval '1 day'`)
