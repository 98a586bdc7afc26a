import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { searchHealth } from './queries.ts'
import type { OnRun } from './run-job.ts'

/** Runs of this process are counted; how a job goes, wherever it ran, is read with the figures. */
export function jobMetrics(registry: Registry, db: Database): OnRun {
  const described = { labelNames: ['job'], registers: [registry] }
  const runs = new Counter({ name: 'job_runs_total', help: 'Runs of a job in this process', ...described })
  const failed = new Counter({ name: 'job_failures_total', help: 'Runs of a job that failed here', ...described })
  // Figures of the process are of use without a database too.
  const health = () => searchHealth(db).catch(() => [])
  const failures = new Gauge({
    name: 'job_failures_in_a_row',
    help: 'Failures of a job since its last success, in any process',
    labelNames: ['job'],
    registers: [],
    async collect() {
      for (const job of await health()) this.set({ job: job.name }, job.failures)
    },
  })
  const age = new Gauge({
    name: 'job_seconds_since_success',
    help: 'Seconds since a job last succeeded, in any process',
    labelNames: ['job'],
    registers: [],
    async collect() {
      for (const { name, seconds } of await health()) if (seconds !== null) this.set({ job: name }, seconds)
    },
  })
  for (const gauge of [failures, age]) registry.registerMetric(gauge)
  return (name, hasFailed) => {
    runs.inc({ job: name })
    if (hasFailed) failed.inc({ job: name })
  }
}
