import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

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

export const removePastBudgets = (db: Db) =>
  db.run(sql`delete from budget where window_start < now() - interval '1 day'`)
