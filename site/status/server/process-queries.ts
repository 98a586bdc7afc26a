import type { Columns } from '#platform/server/database/columns.ts'
import type { ProcessRow } from '../office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type Presence = Columns<
  'running_process',
  | 'id'
  | 'name'
  | 'release'
  | 'web'
  | 'worker'
  | 'startedAt'
  | 'poolUsed'
  | 'poolMost'
  | 'poolWaiting'
  | 'listenersDown'
  | 'sockets'
>

export const takesWrites = async (db: Db) =>
  (await db.first<{ writable: boolean }>(sql`select current_setting('transaction_read_only') = 'off' as writable`))
    ?.writable === true

export const upsertPresence = (db: Db, row: Presence) =>
  db.run(sql`
    insert into running_process (id, name, release, web, worker, started_at, pool_used, pool_most, pool_waiting,
      listeners_down, sockets)
    values (${row.id}, ${row.name}, ${row.release}, ${row.web}, ${row.worker}, ${row.startedAt}, ${row.poolUsed},
      ${row.poolMost}, ${row.poolWaiting}, ${row.listenersDown}, ${row.sockets})
    on conflict (id) do update set seen_at = now(), pool_used = excluded.pool_used, pool_waiting = excluded.pool_waiting,
      listeners_down = excluded.listeners_down, sockets = excluded.sockets`)

export const removePresence = (db: Db, id: string) => db.run(sql`delete from running_process where id = ${id}`)

/** Whoever was killed cannot say goodbye; for an hour its silence is shown. */
export const removeSilent = (db: Db) =>
  db.run(sql`delete from running_process where seen_at < now() - interval '1 hour'`)

export const searchProcesses = (db: Db) =>
  db.many<ProcessRow>(sql`
    select id, name, release, web, worker, started_at as "startedAt",
      extract(epoch from now() - started_at)::float as "startedSecondsAgo",
      extract(epoch from now() - seen_at)::float as "seenSecondsAgo", pool_used as "poolUsed", pool_most as "poolMost",
      pool_waiting as "poolWaiting", listeners_down as "listenersDown", sockets
    from running_process order by name, started_at`)
