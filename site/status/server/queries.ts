import type { JobName } from '#site/jobs/office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface DatabaseState {
  version: string
  primary: boolean
  writable: boolean
  bytes: number
  connections: number
  mostConnections: number
  standbys: number
  lagBytes: number
}

export const findDatabaseState = (db: Db) =>
  db.first<DatabaseState>(sql`
    select current_setting('server_version') as version, not pg_is_in_recovery() as primary,
      current_setting('transaction_read_only') = 'off' as writable,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select count(*) from pg_stat_replication where state = 'streaming')::int as standbys,
      coalesce((select max(pg_wal_lsn_diff(sent_lsn, replay_lsn)) from pg_stat_replication), 0)::bigint as "lagBytes"`)

/** Of the log of a database that keeps it elsewhere. */
export const findArchive = (db: Db) =>
  db.first<{ on: boolean; ageSeconds: number | null; failing: boolean }>(sql`
    select current_setting('archive_mode') <> 'off' as on,
      extract(epoch from now() - last_archived_time)::float as "ageSeconds",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
    from pg_stat_archiver`)

export const findApplied = async (db: Db) => {
  const known = await db.first(sql`select 1 as found where to_regclass('migration') is not null`)
  return known ? db.many<{ name: string }>(sql`select name from migration`) : []
}

export interface TroubledJob {
  name: string
  failures: number
  lastError: string | null
  overdue: boolean
}

/** After a pause of the whole site everything is due: workers have some minutes to catch up. */
const isOverdue = sql`due_at < now() - make_interval(secs => greatest(every_seconds, 60) * 3)
  and (leased_until is null or leased_until < now())
  and exists (select from running_process where worker and started_at < now() - interval '5 minutes'
    and seen_at > now() - interval '1 minute')`

/** Jobs that fail, and those that nobody has run although they were due long ago. */
export const searchTroubledJobs = (db: Db, names: readonly JobName[]) =>
  db.many<TroubledJob>(sql`
    select name, failures, case when failures > 0 then last_error end as "lastError", ${isOverdue} as overdue from job
    where name = any(${names}) and (failures > 0 or ${isOverdue}) order by name`)

/** What was given up, or was of no more use before it left, counts for a day. */
export const countMessages = (db: Db) =>
  db.first<{ waiting: number; oldestSeconds: number; failed: number }>(sql`
    select count(*) filter (where given_up_at is null and expires_at > now())::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null and expires_at > now())), 0)::int
        as "oldestSeconds",
      count(*) filter (where greatest(given_up_at, least(expires_at, now())) > now() - interval '1 day'
        and (given_up_at is not null or expires_at <= now()))::int as failed
    from outbox where sent_at is null`)
