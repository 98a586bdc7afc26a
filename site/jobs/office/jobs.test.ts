import { describe, expect, test, vi } from 'vitest'
import type { JobName } from './contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { jobsFor } from '#site/server/jobs.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, config } = site
const administrator = await aPerson(db)
const desk = await atDesk(site, administrator)

/** A job as the table has it. */
const aJob = async (name: JobName, more = sql`due_at = now() + interval '1 hour'`) => {
  await db.run(sql`
    insert into job (name, every_seconds, limit_seconds, due_at) values (${name}, 3600, 60, now()) on conflict do nothing`)
  await db.run(sql`update job set ${more} where name = ${name}`)
  const { list } = await desk.jobs.list({ search: name })
  return list[0] ?? expect.fail(`${name} is not listed`)
}
const failed = sql`started_at = now(), took_ms = 7, failed_at = now(), failures = 3, last_error = 'ECONNREFUSED'`

describe('the list of jobs', () => {
  test('shows how each went, failing ones first', async () => {
    await aJob('removeSessions', sql`started_at = now() - interval '5 minutes', succeeded_at = now(), took_ms = 12`)
    await aJob('sendRefunds', failed)
    const { list } = await desk.jobs.list()
    expect(list[0]).toMatchObject({ name: 'sendRefunds', state: 'failing', failures: 3, lastError: 'ECONNREFUSED' })
    const well = list.find(({ name }) => name === 'removeSessions')
    expect(well).toMatchObject({ state: 'well', tookMs: 12, lastError: null })
    expect(Math.round((well?.startedSecondsAgo ?? 0) / 10)).toBe(30)
  })

  test('is searched by what jobs are called in either language, and by state', async () => {
    await aJob('sendRefunds', failed)
    for (const search of ['refunds', '发起退款', 'sendRefunds'])
      expect((await desk.jobs.list({ search })).list.map(({ name }) => name)).toEqual(['sendRefunds'])
    expect((await desk.jobs.list({ state: 'failing' })).list.map(({ name }) => name)).toEqual(['sendRefunds'])
    expect((await desk.jobs.list({ state: 'running' })).totalCount).toBe(0)
  })

  test('leaves out what only another release knows', async () => {
    await db.run(sql`
      insert into job (name, every_seconds, limit_seconds, due_at) values ('ofAnotherRelease', 60, 60, now())`)
    expect((await desk.jobs.list({ search: 'another' })).totalCount).toBe(0)
  })
})

describe('run now', () => {
  test('makes the job due, and is written down', async () => {
    const { id } = await aJob('removeUploads')
    await desk.jobs.runNow({ id })
    expect((await desk.jobs.list({ search: 'removeUploads' })).list[0]?.dueInSeconds).toBeLessThanOrEqual(0)
    expect(await auditOf(db, 'job', id)).toMatchObject([
      { operatorId: administrator.id, action: 'run', before: null, after: null },
    ])
  })

  test('is refused while the job runs, and for one that does not exist', async () => {
    const { id } = await aJob('removeImports', sql`runner = 'x', leased_until = now() + interval '1 minute'`)
    await expect(desk.jobs.runNow({ id })).rejects.toMatchObject({ message: 'This job is running already' })
    await expect(desk.jobs.runNow({ id: 999_999 })).rejects.toMatchObject({ code: 48801 })
  })
})

test('every job of the site runs in a worker when it is asked for', async () => {
  const log = site.app.log
  await db.run(sql`delete from job`)
  const worker = startWorker({ db, jobs: jobsFor(config), log })
  const all = () => desk.jobs.list({ limit: 100 })
  await vi.waitFor(async () => expect((await all()).totalCount).toBe(jobsFor(config).length), { timeout: 10_000 })
  // One that runs at this moment need not be asked for.
  for (const { id } of (await all()).list) await desk.jobs.runNow({ id }).catch(() => undefined)
  const states = async () => (await all()).list.filter(({ state }) => state !== 'well')
  await vi.waitFor(async () => expect(await states()).toEqual([]), { timeout: 20_000, interval: 100 })
  await worker.stop()
})
