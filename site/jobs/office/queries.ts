import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { JobName, JobRow, jobs } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const state = sql`case when leased_until > now() then 'running' when failures > 0 then 'failing'
  when started_at is null then 'waiting' else 'well' end`
const row = sql`id, name, ${state} as state, every_seconds as "everySeconds", started_at as "startedAt",
  extract(epoch from now() - started_at)::float as "startedSecondsAgo", due_at as "dueAt",
  extract(epoch from due_at - now())::float as "dueInSeconds", took_ms as "tookMs", failures, failed_at as "failedAt",
  last_error as "lastError", runner`

/** Of these names: what an older or a newer release also runs is its own matter. */
export function searchJobs(
  db: Db,
  names: readonly JobName[],
  { state: wanted, sort, page, limit }: ParsedOf<typeof jobs.list>,
): Promise<Page<JobRow>> {
  const found = sql`name = any(${names}) ${wanted ? sql`and ${state} = ${wanted}` : nothing}`
  const order = sorted(sort, {
    startedAt: sql`started_at`,
    dueAt: sql`due_at`,
    tookMs: sql`took_ms`,
    failures: sql`failures`,
    everySeconds: sql`every_seconds`,
  })
  return paged(
    db,
    { page, limit },
    sql`select ${row} from job where ${found} ${order}, array_position(${names}, name)`,
    sql`select count(*) from job where ${found}`,
  )
}

export const lockJob = (db: Db, id: number) => db.first<JobRow>(sql`select ${row} from job where id = ${id} for update`)
