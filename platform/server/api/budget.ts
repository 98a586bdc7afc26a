import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '../database/database.ts'
import { ifWritable } from '../database/outage.ts'
import { sql } from '../database/sql.ts'

export interface Allowance {
  most: number
  minutes: number
}

/** Counts one use of a key in the current window, for all processes; refuses when the window is used up. */
export async function spend(db: Db, key: string, { most, minutes }: Allowance): Promise<void> {
  const row = await db.first<{ used: number; left: number }>(sql`
    insert into budget (key, window_start, used)
    values (${key}, date_bin(make_interval(mins => ${minutes}), now(), '2020-01-01'), 1)
    on conflict (key, window_start) do update set used = budget.used + 1
    returning used, ceil(extract(epoch from window_start + make_interval(mins => ${minutes}) - now()))::int as left`)
  if (row && row.used > most) throw new Refusal('TOO_MANY', { retryAfter: row.left })
}

/** The same for what only reads, which goes on where nothing can be counted. */
export const spendReading = (db: Db, key: string, allowance: Allowance) => ifWritable(spend(db, key, allowance))

export interface Tally {
  /** Uses within the last hour, this one included. */
  recent: number
  takeBack(): Promise<unknown>
}

/** Counts one use of a key and answers how many there were lately, at whatever minute the hour began. */
export async function tally(db: Db, key: string): Promise<Tally> {
  // A quarter that has only partly left the hour still counts: rather too strict than too lax.
  const row = await db.first<{ start: string; recent: number }>(sql`
    insert into budget (key, window_start, used) values (${key}, date_bin('15 minutes', now(), '2020-01-01'), 1)
    on conflict (key, window_start) do update set used = budget.used + 1
    returning window_start as start, used + coalesce((
      select sum(earlier.used) from budget earlier
      where earlier.key = ${key} and earlier.window_start < budget.window_start
        and earlier.window_start > now() - interval '75 minutes'), 0)::int as recent`)
  return {
    recent: row?.recent ?? 0,
    takeBack: () =>
      db.run(sql`
        with last as (delete from budget where key = ${key} and window_start = ${row?.start} and used = 1)
        update budget set used = used - 1 where key = ${key} and window_start = ${row?.start} and used > 1`),
  }
}

export const clearTally = (db: Db, key: string) => db.run(sql`delete from budget where key = ${key}`)

export const removePastBudgets = (db: Db) =>
  db.run(sql`delete from budget where window_start < now() - interval '1 day'`)
