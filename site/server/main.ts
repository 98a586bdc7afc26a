import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { ConfigProblem, readConfig, type Config } from '#platform/server/config.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { StartupProblem } from '#platform/server/database/embedded/startup-problem.ts'
import { isOutage } from '#platform/server/database/outage.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { environmentHere } from '#platform/server/environment.ts'
import { builtAssets } from '#platform/server/pages/assets.ts'
import type { Health } from '#platform/server/api/health.ts'
import { serveMetrics } from '#platform/server/api/metrics.ts'
import { holdProducts } from '#catalogue/search/server/memory/hold.ts'
import { commandOf } from './commands.ts'
import { drawDemoPictures, fillerFor } from './fill.ts'
import { announce, stopwatch } from './start-report.ts'
import { leaveOnSignals } from '#platform/server/leave.ts'
import { lockFolder } from '#platform/server/lock-folder.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { OnRun } from '#platform/server/jobs/run-job.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { startDelivery } from '#platform/server/mail/deliver.ts'
import { drawPapers } from '#platform/server/mail/papers.ts'
import { sendersOf } from '#platform/server/mail/senders.ts'
import { jobsFor } from './jobs.ts'
import { statusMetrics } from '#site/status/server/status-metrics.ts'
import { keepPresent } from '#site/status/server/presence.ts'
import { to } from '#platform/contract/to.ts'

const config = readOrExplain()
const leaving = leaveOnSignals(config.drainSeconds * 1000, (error) => console.error(error))

async function main() {
  const command = commandOf(config)
  if (command) {
    console.log(await command(leaving.onLeave))
    return leaving.leave()
  }
  const fill = await fillerFor(config)
  const times = stopwatch(config.startTimes)
  await mkdir(config.dataDir, { recursive: true })
  const embedded = await openEmbedded()
  const url = config.databaseUrl ?? embedded?.url ?? ''
  times.mark('database')

  const health: Health = { ready: false, draining: false }
  const onError = (error: Error) => app.log.warn({ err: error }, 'a connection to the database was lost')
  const { databaseDirectUrl: directUrl, databasePool: pool, preparedStatements } = config
  const { databaseReplicaUrl: replicaUrl, databaseReplicaWaitMs: replicaWaitMs } = config
  const db = openDatabase({ url, directUrl, replicaUrl, replicaWaitMs, pool, preparedStatements, onError })
  leaving.onLeave(() => inTime(db.end(), 1_000))
  const app = await createApp({ config, db, health, ...(await builds()) })
  surviveErrors(app.log)
  embedded?.keepRunning((failure) =>
    app.log.error(
      { err: failure },
      failure ? 'the embedded database does not start' : 'the embedded database was restarted',
    ),
  )
  const metrics = await openMetrics(app, db)
  const working: { stop(): Promise<void> }[] = []
  leaving.onLeave(() => Promise.all([closeSite(app), ...working.map((each) => each.stop())]))
  // Not ready first, so that a balancer looks elsewhere.
  leaving.onLeave(() => {
    health.draining = true
    return new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000))
  })
  if (config.roles.web && !config.listenWhenReady) await listen(app)

  await prepare({ url: directUrl ?? url, retry: !embedded, fill, db, log: app.log, times, health })
  if (leaving.isLeaving()) return
  if (config.roles.web && config.listenWhenReady) await listen(app)
  if (config.roles.web && config.searchMemoryBytes > 0)
    working.push({ stop: holdProducts({ db, bytes: config.searchMemoryBytes, onError: sayNotHeld(app.log) }) })
  if (config.roles.worker) working.push(...startWork({ db, log: app.log, onRun: metrics?.countRun }))
  working.push(keepPresent({ db, log: app.log, roles: config.roles, sockets: socketsOf(app) }))
  if (config.roles.web) announce(config, times)
  if (config.demo && config.roles.worker)
    drawDemoPictures(config).catch((error: unknown) => app.log.warn({ err: error }, 'pictures are not drawn yet'))
}

function readOrExplain(): Config {
  try {
    return readConfig(environmentHere(), process.argv.slice(2))
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

/** The folder is locked for what is embedded only: processes on one outer database may share it. */
async function openEmbedded() {
  if (config.databaseUrl) return undefined
  leaving.onLeave(await lockFolder(config))
  const embedded = await startEmbedded(config.dataDir)
  leaving.onLeave(() => embedded.stop())
  return embedded
}

/** A mistake in one request must not end the others, nor may any connection; after anything else the process is not sound. */
function surviveErrors(log: FastifyBaseLogger) {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for a promise that failed'))
  process.on('uncaughtException', (error) => {
    if (isOutage(error)) return log.error({ err: error }, 'nobody listened to a connection that was lost')
    log.fatal({ err: error }, 'an error that nobody expected: leaving')
    leaving.leave(1)
  })
}

const sayNotHeld = (log: FastifyBaseLogger) => (error: unknown) =>
  log.warn({ err: error }, 'products are not held in memory: searches ask the database')

async function openMetrics(app: FastifyInstance, db: Database) {
  if (config.metricsPort === undefined) return undefined
  const metrics = await serveMetrics(app, db, config.metricsPort, config.host).catch(explainPort(config.metricsPort))
  leaving.onLeave(() => metrics.server.close().closeAllConnections())
  statusMetrics(metrics.registry, { db, config, sockets: socketsOf(app) })
  return metrics
}

const socketsOf = (app: FastifyInstance) => () => app.websocketServer.clients.size

/** What is in flight may end; what takes too long is cut off. */
async function closeSite(app: FastifyInstance) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), 6_000)
  await app.close()
  clearTimeout(cutOff)
}

const inTime = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

const listen = (app: FastifyInstance) =>
  app.listen({ port: config.port, host: config.host }).catch(explainPort(config.port))

const explainPort =
  (port: number) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartupProblem(`Port ${port} is taken by another program. Stop it, or start with PORT=<another>.`)
  }

interface Work {
  db: Database
  log: FastifyBaseLogger
  onRun: OnRun | undefined
}

const startWork = ({ db, log, onRun }: Work) => [
  startWorker({ db, jobs: jobsFor(config), log, onRun }),
  startDelivery({
    db,
    senders: sendersOf(config, (papers) => drawPapers(papers, { db, config })),
    keep: config.demo,
    log,
  }),
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
}

/** The process is alive from the first moment, and ready once the database is there and up to date. */
async function prepare({ url, retry, fill, db, log, times, health }: Preparation) {
  for (let wait = 200; !leaving.isLeaving(); wait = Math.min(wait * 2, 5_000)) {
    try {
      await migrate(url, { pooled: config.databaseDirectUrl !== undefined })
      times.mark('migrations')
      await fill(db)
      times.mark('data')
      health.ready = true
      return
    } catch (error) {
      if (!retry && !isOutage(error)) throw error
      log.warn({ err: error }, 'the database is not ready, trying again')
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
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

function explain(problem: unknown) {
  const error = problem as NodeJS.ErrnoException
  const known = error instanceof StartupProblem || error instanceof ConfigProblem
  if (known) console.error(error.message)
  else if (error.code === 'ENOSPC' || error.code === '53100')
    console.error('The disk is full. Free some space and start again.')
  else console.error(error)
}

main()
  .catch((error: unknown) => {
    explain(error)
    leaving.leave(1)
  })
  .finally(leaving.started)
