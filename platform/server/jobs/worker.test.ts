import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../database/sql.ts'
import { testDatabase } from '#testing/test-database.ts'
import { jobMetrics } from './job-metrics.ts'
import type { Job } from './run-job.ts'
import { startWorker, type Worker } from './worker.ts'

const db = await testDatabase()
const { log } = Fastify()
const workers: { stop(): Promise<void> }[] = []

beforeEach(() => db.run(sql`delete from job`))
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

/** A process of its own that shares the database. */
function aWorker(jobs: Job[], options: Partial<Worker> = {}) {
  const worker = startWorker({ db, jobs, log, stopSeconds: 0.1, ...options })
  workers.push(worker)
  return worker
}

interface Kept {
  running: boolean
  runner: string | null
  succeeded: boolean
  failures: number
  error: string | null
  wait: number
  startedAt: string
}
const kept = (name: string) =>
  db.first<Kept>(sql`
    select coalesce(leased_until > now(), false) as running, runner, succeeded_at is not null as succeeded, failures,
      last_error as error, round(extract(epoch from due_at - now()))::int as wait, started_at as "startedAt"
    from job where name = ${name}`)
const makeDue = (name: string) =>
  db.run(sql`update job set due_at = now() where name = ${name} returning pg_notify('job', name)`)
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 20 })
const isKept = (name: string, expected: Partial<Kept>) =>
  eventually(async () => expect(await kept(name)).toMatchObject(expected))

const hourly = (name: string, work: Job['work'] = async () => undefined): Job => ({ name, everySeconds: 3600, work })
/** Work that goes on until it is let go or aborted. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work: Job['work'] = ({ signal }) =>
    Promise.race([promise, new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))])
  return { work, letGo: resolve }
}

describe('a job', () => {
  test('runs once each time that it is due, in one of the processes that share it', async () => {
    const runs: string[] = []
    const by = (process: string) => [hourly('shared', async () => void runs.push(process))]
    for (const process of ['a', 'b', 'c']) aWorker(by(process))
    await isKept('shared', { running: false })
    for (let due = 1; due <= 10; due++) {
      await makeDue('shared')
      await eventually(async () => expect([runs.length, (await kept('shared'))?.running]).toEqual([due, false]))
    }
    expect(runs).toHaveLength(10)
  })

  test('is due by its own phase, the same in every process, so that jobs do not start together', async () => {
    aWorker([hourly('one'), hourly('two')], { phaseOf: (name) => (name === 'one' ? 0.25 : 0.5) })
    await isKept('two', { succeeded: false })
    const due = await db.many<{ second: number }>(
      sql`select (extract(epoch from due_at)::int % 3600) as second from job order by name`,
    )
    expect(due).toEqual([{ second: 900 }, { second: 1800 }])
    await makeDue('one')
    await isKept('one', { succeeded: true, runner: null })
    expect(await db.first(sql`select extract(epoch from due_at)::int % 3600 as s from job where name = 'one'`)).toEqual(
      { s: 900 },
    )
  })

  test('of equal intervals gets a phase by its name', async () => {
    aWorker(['a', 'b', 'c', 'd'].map((name) => hourly(name)))
    await isKept('d', { succeeded: false })
    const { count } = (await db.first<{ count: number }>(sql`select count(distinct due_at) from job`)) ?? { count: 0 }
    expect(count).toBe(4)
  })

  test('that fails is tried again after a growing pause, and says why without naming anybody', async () => {
    aWorker([hourly('broken', () => Promise.reject(new Error('refused buyer@example.com')))])
    await isKept('broken', { failures: 0 })
    const waits = []
    for (let failures = 1; failures <= 4; failures++) {
      await makeDue('broken')
      await isKept('broken', { failures, running: false, error: 'refused ***@example.com', succeeded: false })
      waits.push((await kept('broken'))?.wait)
    }
    expect(waits).toEqual([10, 20, 40, 80])
  })

  test('that succeeds again ends its failures, and keeps the last error', async () => {
    let fails = true
    aWorker([hourly('mended', async () => (fails ? Promise.reject(new Error('no')) : undefined))])
    await isKept('mended', { failures: 0 })
    await makeDue('mended')
    await isKept('mended', { failures: 1 })
    fails = false
    await makeDue('mended')
    await isKept('mended', { failures: 0, succeeded: true, error: 'no' })
  })

  test('of a killed process runs elsewhere once its lease is over', async () => {
    aWorker([hourly('left')])
    await isKept('left', { running: false })
    await db.run(sql`
      update job set runner = 'killed', leased_until = now() + interval '1 hour', started_at = now(), due_at = now()
      where name = 'left' returning pg_notify('job', name)`)
    await isKept('left', { runner: 'killed', succeeded: false })
    await db.run(sql`
      update job set leased_until = now() - interval '1 second' where name = 'left' returning pg_notify('job', name)`)
    await isKept('left', { runner: null, succeeded: true })
  })

  test('that takes too long is aborted and has failed', async () => {
    let aborted = false
    const work: Job['work'] = ({ signal }) =>
      new Promise(() => signal.addEventListener('abort', () => void (aborted = true)))
    aWorker([{ ...hourly('endless', work), limitSeconds: 1 }])
    await isKept('endless', { running: false })
    await makeDue('endless')
    await isKept('endless', { failures: 1, error: 'It took longer than 1 s.', running: false })
    expect(aborted).toBe(true)
  })

  test('is not written over by a process that lost it', async () => {
    const slow = held()
    aWorker([hourly('lost', slow.work)])
    await isKept('lost', { running: false })
    await makeDue('lost')
    await isKept('lost', { running: true })
    await db.run(sql`update job set runner = 'another' where name = 'lost'`)
    slow.letGo()
    await makeDue('lost')
    expect(await kept('lost')).toMatchObject({ runner: 'another', succeeded: false })
  })

  test('works with no transaction and no lock held', async () => {
    const seen: unknown[] = []
    const work: Job['work'] = async () => {
      seen.push(
        await db.first(sql`
          select count(*) filter (where xact_start is not null) as transactions from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
        await db.first(sql`select name from job for update nowait`),
      )
    }
    aWorker([hourly('free', work)])
    await isKept('free', { running: false })
    await makeDue('free')
    await isKept('free', { succeeded: true })
    expect(seen).toEqual([{ transactions: 0 }, { name: 'free' }])
  })
})

describe('a worker', () => {
  test('runs so many jobs at a time and no more, and all of them in the end', async () => {
    let [now, most] = [0, 0]
    const names = ['1', '2', '3', '4', '5', '6', '7']
    const work: Job['work'] = async () => {
      most = Math.max(most, ++now)
      await db.run(sql`select pg_sleep(0.05)`)
      now--
    }
    aWorker(
      names.map((name) => hourly(name, work)),
      { atOnce: 2 },
    )
    await isKept('7', { running: false })
    await db.run(sql`update job set due_at = now()`)
    await makeDue('1')
    for (const name of names) await isKept(name, { succeeded: true })
    expect(most).toBe(2)
  })

  test('that stops starts nothing more, aborts what runs and gives it back at once', async () => {
    const slow = held()
    const worker = aWorker([hourly('slow', slow.work)])
    await isKept('slow', { running: false })
    await makeDue('slow')
    await isKept('slow', { running: true })
    await worker.stop()
    expect(await kept('slow')).toMatchObject({ runner: null, failures: 0, wait: 0 })
    aWorker([hourly('slow')])
    await isKept('slow', { succeeded: true })
  })

  test('that stops waits for work that ends in time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const worker = aWorker([hourly('short', () => promise)], { stopSeconds: 5 })
    await isKept('short', { running: false })
    await makeDue('short')
    await isKept('short', { running: true })
    const stopped = worker.stop()
    resolve()
    await stopped
    expect(await kept('short')).toMatchObject({ runner: null, succeeded: true })
  })

  test('counts its runs and failures, and says how long ago each job succeeded', async () => {
    const registry = new Registry()
    const jobs = [hourly('good'), hourly('bad', () => Promise.reject(new Error('no')))]
    aWorker(jobs, { onRun: jobMetrics(registry, db) })
    await isKept('good', { running: false })
    for (const name of ['good', 'bad']) await makeDue(name)
    await isKept('good', { succeeded: true })
    await isKept('bad', { failures: 1 })
    const text = await registry.metrics()
    for (const line of [
      'job_runs_total{job="good"} 1',
      'job_failures_total{job="bad"} 1',
      'job_failures_in_a_row{job="bad"} 1',
      'job_seconds_since_success{job="good"} ',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('job_failures_total{job="good"}')
    expect(text).not.toContain('job_seconds_since_success{job="bad"}')
  })
})
