import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { to } from '#platform/contract/to.ts'
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
import { startWorker } from '#platform/server/jobs/worker.ts'
import { startDelivery } from '#platform/server/mail/deliver.ts'
import { sendersOf } from '#platform/server/mail/senders.ts'
import { fillerFor } from './fill.ts'
import { jobsFor } from './jobs.ts'
import { announce, stopwatch } from './start-report.ts'
import { lockFolder } from '#platform/server/lock-folder.ts'

async function main() {
  const config = readConfig(environmentHere(), process.argv.slice(2))
  const fill = await fillerFor(config)
  const times = stopwatch(config.startTimes)
  await mkdir(config.dataDir, { recursive: true })
  const unlock = lockFolder(config)

  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  times.mark('database')

  if (config.makeOperator !== undefined) {
    await inviteFirstOperator(config, url, config.makeOperator, fill)
    await embedded?.stop()
    unlock()
    process.exit(0)
  }

  const health: Health = { ready: false, draining: false }
  const db = openDatabase({
    url,
    pool: config.databasePool,
    preparedStatements: config.preparedStatements,
    onError: (error) => app.log.warn({ err: error }, 'an idle database connection was lost'),
  })
  const app = await createApp({
    config,
    db,
    health,
    ...(await build('client', 'site/web/entry.client.tsx')),
    admin: await build('admin', 'site/office/entry.client.tsx', `${to.office.desk.path}/`),
  })
  const metrics = config.metricsPort === undefined ? undefined : serveMetrics(app, db, config.metricsPort, config.host)
  if (config.roles.web) await listen()

  let stopping = false
  const prepared = prepare()
  const worker = prepared.then(() =>
    config.roles.worker && !stopping
      ? startWorker({ db, jobs: jobsFor(config), log: app.log, onRun: metrics?.countRun })
      : undefined,
  )
  const delivery = prepared.then(() =>
    config.roles.worker && !stopping
      ? startDelivery({ db, senders: sendersOf(config), keep: config.demo, log: app.log })
      : undefined,
  )
  // A mistake in one request must not end the others.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'nobody waited for a promise that failed'))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await prepared
  if (config.roles.web) announce(config, times)

  async function listen() {
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new StartupProblem(
        `Port ${config.port} is taken by another program. Stop it, or start with PORT=<another>.`,
      )
    })
  }

  /** The process is alive from the first moment, and ready once the database is there and up to date. */
  async function prepare() {
    for (let wait = 200; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        await migrate(url)
        times.mark('migrations')
        await fill(db)
        times.mark('data')
        health.ready = true
        return
      } catch (error) {
        if (embedded) throw error
        app.log.warn({ err: error }, 'the database is not ready, trying again')
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  /** Not ready first, so that a balancer looks elsewhere; then drain; the database goes last. */
  async function stop() {
    if (stopping) return
    stopping = true
    health.draining = true
    const deadline = setTimeout(() => process.exit(1), 9_500)
    await prepared.catch(() => undefined)
    await Promise.all([worker, delivery].map(async (running) => (await running)?.stop()))
    await app.close()
    metrics?.server.close()
    await db.end()
    await embedded?.stop()
    unlock()
    clearTimeout(deadline)
    process.exit(0)
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
