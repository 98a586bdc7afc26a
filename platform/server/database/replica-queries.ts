import { sql } from './sql.ts'

/** What has been acknowledged has been written to disk up to here. */
export const writtenUpTo = sql`select pg_current_wal_flush_lsn()::text as position`

/** Whether a standby has what was written up to there. */
export const standingAt = (position: string) => sql`
  select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as reached,
    greatest(pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()), 0)::bigint as "behindBytes",
    extract(epoch from now() - pg_last_xact_replay_timestamp())::float as "secondsSinceReplay"`

export interface Standing {
  standby: boolean
  reached: boolean
  /** null before the standby has begun to follow. */
  behindBytes: number | null
  secondsSinceReplay: number | null
}
