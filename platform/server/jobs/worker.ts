import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { joined } from '../database/joined.ts'
import { sql } from '../database/sql.ts'

export interface Job {
  name: string
  everySeconds: number
  run(db: Database, log: FastifyBaseLogger): Promise<unknown>
}

/** Timed work. Every process may run one: the lock lets each job run in one of them at a time. */
export function startWorker(db: Database, jobs: Job[], log: FastifyBaseLogger) {
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    const tick = () => {
      const run = attempt(job).finally(() => running.delete(run))
      running.add(run)
    }
    tick()
    return setInterval(tick, job.everySeconds * 1000)
  })

  async function attempt({ name, run }: Job) {
    try {
      await db.transaction(async (tx) => {
        const lock = await tx.first<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext(${name})) as free`)
        if (lock?.free) await run(joined(db, tx), log)
      })
    } catch (error) {
      log.error({ err: error, job: name }, 'a timed job failed')
    }
  }

  return {
    async stop() {
      timers.forEach(clearInterval)
      await Promise.allSettled(running)
    },
  }
}
