import type { Db } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'

export interface DeclaredJob {
  name: string
  everySeconds: number
  limitSeconds: number
  /** Where in its interval it runs, from 0 to 1. */
  phase: number
}

/** The next moment of the job's own grid: the same for every process, and not moved by how long a run takes. */
const nextOf = (every: Sql, phase: Sql) => sql`
  to_timestamp((floor(extract(epoch from now()) / ${every} - ${phase}) + 1 + ${phase}) * ${every})`

/** A job that is new is due at its next moment, one whose interval became shorter no later than that. */
export const keepJobs = (db: Db, jobs: readonly DeclaredJob[]) =>
  db.run(sql`
    insert into job (name, every_seconds, limit_seconds, due_at)
    select name, "everySeconds", "limitSeconds", ${nextOf(sql`"everySeconds"`, sql`phase`)}
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as declared (name text, "everySeconds" int, "limitSeconds" int, phase numeric)
    on conflict (name) do update set every_seconds = excluded.every_seconds, limit_seconds = excluded.limit_seconds,
      due_at = least(job.due_at, excluded.due_at)`)

/** So that the process that runs a job ends it before others may take it. */
const spareSeconds = 10

/** Takes what is due and nobody runs; answers also how long until something else is due. */
export const claimJobs = (db: Db, runner: string, names: readonly string[], most: number) =>
  db.first<{ taken: string[]; waitSeconds: number | null }>(sql`
    with due as (
      select id from job
      where name = any(${names}) and due_at <= now() and (leased_until is null or leased_until <= now())
      order by due_at limit ${most} for update skip locked),
    taken as (
      update job set runner = ${runner}, started_at = now(),
        leased_until = now() + make_interval(secs => limit_seconds + ${spareSeconds}::int)
      from due where job.id = due.id returning job.id, name)
    select array(select name from taken) as taken,
      extract(epoch from min(greatest(due_at, leased_until)) - now())::float as "waitSeconds"
    from job where name = any(${names}) and id not in (select id from taken)`)

const ended = sql`runner = null, leased_until = null,
  took_ms = extract(epoch from clock_timestamp() - started_at) * 1000`

// Whoever lost its lease meanwhile writes nothing.

export const noteSuccess = (db: Db, runner: string, { name, phase }: DeclaredJob) =>
  db.run(sql`
    update job set ${ended}, succeeded_at = now(), failures = 0,
      due_at = ${nextOf(sql`every_seconds`, sql`${phase}::numeric`)}
    where name = ${name} and runner = ${runner}`)

/** Tried again after 10 s, 20 s, 40 s … at most its own interval, or ten minutes where that is shorter. */
export const noteFailure = (db: Db, runner: string, name: string, reason: string) =>
  db.run(sql`
    update job set ${ended}, failed_at = now(), last_error = ${reason}, failures = failures + 1,
      due_at = now() + make_interval(secs => least(10 * 2 ^ least(failures, 20), greatest(every_seconds, 600)))
    where name = ${name} and runner = ${runner}`)

/** What this process did not finish is for another at once. */
export const releaseJobs = (db: Db, runner: string) =>
  db.run(sql`
    update job set runner = null, leased_until = null, due_at = now() where runner = ${runner}
    returning pg_notify('job', name)`)

export const makeDue = (db: Db, id: number) =>
  db.run(sql`update job set due_at = now() where id = ${id} returning pg_notify('job', name)`)

export const searchHealth = (db: Db) =>
  db.many<{ name: string; seconds: number | null; failures: number }>(
    sql`select name, extract(epoch from now() - succeeded_at)::float as seconds, failures from job`,
  )
