import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface DatabaseState {
  version: string
  standby: boolean
  bytes: number
  connections: number
  mostConnections: number
  standbys: number
  lagBytes: number
}

export const findDatabaseState = (db: Db) =>
  db.first<DatabaseState>(sql`
    select current_setting('server_version') as version, pg_is_in_recovery() as standby,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select count(*) from pg_stat_replication where state = 'streaming')::int as standbys,
      coalesce((select max(pg_wal_lsn_diff(sent_lsn, replay_lsn)) from pg_stat_replication), 0)::bigint as "lagBytes"`)

export const findApplied = async (db: Db) => {
  const known = await db.first(sql`select 1 as found where to_regclass('migration') is not null`)
  return known ? db.many<{ name: string }>(sql`select name from migration`) : []
}

export interface JobState {
  name: string
  failures: number
  lastError: string | null
}

/** Jobs that fail, and those that nobody has run although they were due long ago. */
export const searchTroubledJobs = (db: Db) =>
  db.many<JobState>(sql`
    select name, failures, case when failures > 0 then last_error end as "lastError" from job
    where failures > 0 or due_at < now() - make_interval(secs => greatest(every_seconds, 60) * 3)
    order by name`)

export const countWaiting = (db: Db) =>
  db.first<{ waiting: number; oldestMinutes: number }>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::int as "oldestMinutes"
    from outbox where sent_at is null`)
