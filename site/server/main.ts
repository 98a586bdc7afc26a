import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { ConfigProblem, readConfig, type Config } from '#platform/server/config.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { StartupProblem } from '#platform/server/database/embedded/startup-problem.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { environmentHere } from '#platform/server/environment.ts'
import { makeAdministrator } from '#identity/operators/office/make-administrator.ts'
import { builtAssets } from '#platform/server/pages/assets.ts'
import type { Health } from '#platform/server/api/health.ts'
import { serveMetrics } from '#platform/server/api/metrics.ts'
import { fillerFor } from './fill.ts'
import { announce, stopwatch } from './start-report.ts'
import { lockFolder } from '#platform/server/lock-folder.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { OnRun } from '#platform/server/jobs/run-job.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { startDelivery } from '#platform/server/mail/deliver.ts'
import { sendersOf } from '#platform/server/mail/senders.ts'
import { jobsFor } from './jobs.ts'
import { to } from '#platform/contract/to.ts'

async function main() {
  const config = readConfig(environmentHere(), process.argv.slice(2))
  const fill = await fillerFor(config)
  const times = stopwatch(config.startTimes)
  await mkdir(config.dataDir, { recursive: true })
  const unlock = lockFolder(config)

  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  times.mark('database')

  const release = async () => {
    await embedded?.stop()
    unlock()
  }
  if (config.makeOperator !== undefined) {
    await inviteFirstOperator(config, url, config.makeOperator, fill)
    await release()
    process.exit(0)
  }

  const health: Health = { ready: false, draining: false }
  const onError = (error: Error) => app.log.warn({ err: error }, 'an idle database connection was lost')
  const { databasePool: pool, preparedStatements } = config
  const db = openDatabase({ url, pool, preparedStatements, onError })
  const app = await createApp({ config, db, health, ...(await builds()) })
  const metrics = config.metricsPort === undefined ? undefined : serveMetrics(app, db, config.metricsPort, config.host)
  if (config.roles.web) await listen(app, config)

  let stopping = false
  const isStopping = () => stopping
  const prepared = prepare({ url, retry: !embedded, fill, db, log: app.log, times, health, isStopping })
  const work = prepared.then(() =>
    config.roles.worker && !stopping ? startWork({ db, config, log: app.log, onRun: metrics?.countRun }) : [],
  )
  // A mistake in one request must not end the others.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'nobody waited for a promise that failed'))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await prepared
  if (config.roles.web) announce(config, times)

  /** Not ready first, so that a balancer looks elsewhere; then drain; the database goes last. */
  async function stop() {
    if (stopping) return
    stopping = true
    health.draining = true
    const deadline = setTimeout(() => process.exit(1), 9_500)
    await prepared.catch(() => undefined)
    const running = await work.catch(() => [])
    await Promise.all(running.map((each) => each.stop()))
    await app.close()
    metrics?.server.close()
    await db.end()
    await release()
    clearTimeout(deadline)
    process.exit(0)
  }
}

async function listen(app: FastifyInstance, config: Config) {
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartupProblem(`Port ${config.port} is taken by another program. Stop it, or start with PORT=<another>.`)
  })
}

interface Work {
  db: Database
  config: Config
  log: FastifyBaseLogger
  onRun: OnRun | undefined
}

const startWork = ({ db, config, log, onRun }: Work) => [
  startWorker({ db, jobs: jobsFor(config), log, onRun }),
  startDelivery({ db, senders: sendersOf(config), keep: config.demo, log }),
]

interface Preparation {
  url: string
  /** Somebody else's database may come later; our own must be there. */
  retry: boolean
  fill: (db: Database) => Promise<void>
  db: Database
  log: FastifyBaseLogger
  times: ReturnType<typeof stopwatch>
  health: Health
  isStopping: () => boolean
}

/** The process is alive from the first moment, and ready once the database is there and up to date. */
async function prepare({ url, retry, fill, db, log, times, health, isStopping }: Preparation) {
  for (let wait = 200; !isStopping(); wait = Math.min(wait * 2, 5_000)) {
    try {
      await migrate(url)
      times.mark('migrations')
      await fill(db)
      times.mark('data')
      health.ready = true
      return
    } catch (error) {
      if (!retry) throw error
      log.warn({ err: error }, 'the database is not ready, trying again')
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** From the command line, where nobody is there yet to invite somebody. */
async function inviteFirstOperator(config: Config, url: string, email: string, fill: (db: Database) => Promise<void>) {
  await migrate(url)
  const db = openDatabase({ url })
  await fill(db)
  const link = await makeAdministrator(db, email, config)
  await db.end()
  console.log(`${email} is an administrator. Choose a password within three days at\n${link}`)
}

const builds = async () => ({
  ...(await build('client', 'site/web/entry.client.tsx')),
  admin: await build('admin', 'site/office/entry.client.tsx', `${to.office.desk.path}/`),
})

/** What the browser gets, if it was built. */
async function build(folder: string, entry: string, base?: string) {
  const clientDir = join(import.meta.dirname, '..', folder)
  return existsSync(clientDir) ? { clientDir, assets: await builtAssets(clientDir, entry, base) } : undefined
}

main().catch((error: NodeJS.ErrnoException) => {
  const known = error instanceof StartupProblem || error instanceof ConfigProblem
  if (known) console.error(error.message)
  else if (error.code === 'ENOSPC' || error.code === '53100')
    console.error('The disk is full. Free some space and start again.')
  else console.error(error)
  process.exit(1)
})
