import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { loggedError } from '../api/logger.ts'
import { traced } from '../tracing/tracer.ts'
import { noteFailure, noteSuccess, type DeclaredJob } from './queries.ts'

export interface Run {
  /** No transaction is open: work that needs one opens it, and asks no provider within it. */
  db: Database
  log: FastifyBaseLogger
  /** Aborted at the end of the job's time and when the process stops. */
  signal: AbortSignal
}

export interface Job {
  name: string
  everySeconds: number
  /** A run that takes longer has failed; the job of a killed process runs elsewhere after it. */
  limitSeconds?: number
  work(run: Run): Promise<unknown>
}

export type OnRun = (name: string, failed: boolean) => void

/** Runs a job that this runner has taken, and notes how it ended. Never fails itself. */
export async function runJob(job: Job & DeclaredJob, run: Run, runner: string, onRun?: OnRun): Promise<void> {
  const { db, log, signal } = run
  const { name } = job
  const failure = await traced({ kind: 'job', name }, () => workWithinLimit(job, run)).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  // What a stop interrupts has not failed: it is given back.
  if (failure && signal.aborted) return
  onRun?.(name, Boolean(failure))
  if (failure) log.error({ err: failure.error, job: name }, 'a job failed')
  const noting = failure ? noteFailure(db, runner, name, reasonOf(failure.error)) : noteSuccess(db, runner, job)
  await noting.catch((error: unknown) => log.warn({ err: error, job: name }, 'the end of a job was not noted'))
}

async function workWithinLimit({ work, limitSeconds }: Job & DeclaredJob, { db, log, signal }: Run) {
  const over = AbortSignal.timeout(limitSeconds * 1000)
  const tooLong = new Promise<never>((_, reject) =>
    over.addEventListener('abort', () => reject(new Error(`It took longer than ${limitSeconds} s.`))),
  )
  await Promise.race([work({ db, log, signal: AbortSignal.any([signal, over]) }), tooLong])
}

/** As in the log: without what names or lets in a person. */
function reasonOf(error: unknown): string {
  const { message, code, type } = loggedError(error)
  return (message || code || type).slice(0, 300)
}
