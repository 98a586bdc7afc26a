import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { pause } from './pause.ts'
import { claimJobs, keepJobs, releaseJobs } from './queries.ts'
import { runJob, type Job, type OnRun, type Run } from './run-job.ts'

export interface Worker extends Pick<Run, 'db' | 'log'> {
  jobs: readonly Job[]
  /** Jobs at the same time in this process. */
  atOnce?: number
  /** Where in its interval a job runs, from 0 to 1, so that jobs do not start together. */
  phaseOf?: (name: string) => number
  onRun?: OnRun
  /** How long a stop waits for what runs. */
  stopSeconds?: number
}

const longestRest = 60_000
const restWithoutDatabase = 5_000
// Another process may be taking what is due at this moment.
const shortestRest = 100

const phaseByName = (name: string) => createHash('sha1').update(name).digest().readUInt32BE() / 2 ** 32

/** Runs what is due. Every process may have one: a row of the table with a lease lets each run happen in one of them. */
export function startWorker({ db, log, jobs, atOnce = 3, phaseOf = phaseByName, onRun, stopSeconds = 5 }: Worker) {
  const runner = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`
  const declared = jobs.map((job) => ({ limitSeconds: 60, ...job, phase: phaseOf(job.name) }))
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  const resting = pause()
  // Notices may have been lost until it listens.
  const stopListening = db.listen('job', resting.end, resting.end)

  async function look() {
    let known = false
    while (!signal.aborted) {
      let wait = restWithoutDatabase
      try {
        if (!known) await keepJobs(db, declared)
        known = true
        wait = await startDue()
      } catch (error) {
        log.warn({ err: error }, 'jobs cannot be read')
      }
      if (!signal.aborted) await resting.rest(wait)
    }
  }

  /** Answers how long until there may be more. */
  async function startDue(): Promise<number> {
    // A run that ends looks for the next.
    if (running.size >= atOnce) return longestRest
    const idle = declared.filter(({ name }) => !running.has(name))
    const names = idle.map(({ name }) => name)
    const claimed = await claimJobs(db, runner, names, atOnce - running.size)
    if (!signal.aborted) for (const job of idle) if (claimed?.taken.includes(job.name)) start(job)
    return Math.min(Math.max((claimed?.waitSeconds ?? Infinity) * 1000, shortestRest), longestRest)
  }

  function start(job: (typeof declared)[number]) {
    const ended = runJob(job, { db, log, signal }, runner, onRun).finally(() => {
      running.delete(job.name)
      resting.end()
    })
    running.set(job.name, ended)
  }

  const looking = look()
  return {
    /** Starts nothing more, waits for what runs, and gives back what did not end in time. */
    async stop() {
      stopping.abort()
      resting.end()
      await stopListening()
      await looking
      await Promise.race([Promise.allSettled(running.values()), sleep(stopSeconds * 1000, undefined, { ref: false })])
      await releaseJobs(db, runner).catch((error: unknown) => log.warn({ err: error }, 'jobs were not given back'))
    },
  }
}
