import { mkdir } from 'node:fs/promises'
import { makeAdministrator } from '#identity/operators/office/make-administrator.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Leaving } from '#platform/server/leave.ts'
import { backupSteps } from './backup-steps.ts'
import { fillerFor } from './fill.ts'
import { printStatus } from '#site/status/server/print-status.ts'

type OnLeave = Leaving['onLeave']
type Command = (onLeave: OnLeave) => Promise<string>

/** What the command line asks for instead of serving, beside a running site or without one; each answers what is told. */
export function commandOf(config: Config): Command | undefined {
  const { makeOperator, backups, command } = config
  if (makeOperator !== undefined) return (onLeave) => inviteFirstOperator(config, makeOperator, onLeave)
  if (backups.step) {
    const { name, path } = backups.step
    return () => backupSteps[name](path, config)
  }
  if (command === 'migrate') return (onLeave) => migrateOnly(config, onLeave)
  if (command === 'status') return async (onLeave) => printStatus(config, (await openDirectly(config, onLeave)).db)
  return undefined
}

/** From the command line, where nobody is there yet to invite somebody. */
async function inviteFirstOperator(config: Config, email: string, onLeave: OnLeave) {
  const fill = await fillerFor(config)
  const { db, url } = await openDirectly(config, onLeave)
  await migrate(url)
  await fill(db)
  const link = await makeAdministrator(db, email, config)
  return `${email} is an administrator. Choose a password within three days at\n${link}`
}

async function migrateOnly(config: Config, onLeave: OnLeave) {
  const fill = await fillerFor(config)
  const { db, url } = await openDirectly(config, onLeave)
  const applied = await migrate(url, { pooled: config.databaseDirectUrl !== undefined })
  await fill(db)
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.'
}

/** A command needs a session that is its own. */
async function openDirectly(config: Config, onLeave: OnLeave): Promise<{ db: Database; url: string }> {
  const outer = config.databaseDirectUrl ?? config.databaseUrl
  if (outer === undefined) await mkdir(config.dataDir, { recursive: true })
  const embedded = outer === undefined ? await startEmbedded(config.dataDir) : undefined
  if (embedded) onLeave(() => embedded.stop())
  const url = outer ?? embedded?.url ?? ''
  const { databaseReplicaUrl: replicaUrl, databaseReplicaWaitMs: replicaWaitMs } = config
  const db = openDatabase({ url, replicaUrl, replicaWaitMs, pool: 2 })
  onLeave(db.end)
  return { db, url }
}
