import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, noteVerified, openBackup } from '#platform/server/backup/backup.ts'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import type { BackupStep } from '#platform/server/backup/backup-settings.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { StartupProblem } from '#platform/server/database/embedded/startup-problem.ts'
import { brokenRules } from '#trade/orders/server/exact-queries.ts'
import { countKept } from './backup-queries.ts'

type Step = (folder: string, config: Pick<Config, 'dataDir' | 'backups'>) => Promise<string>

/** What `--backup`, `--restore` and `--verify-backup` do with a folder; each answers what is told. */
export const backupSteps: Record<BackupStep, Step> = {
  backup: async (target, { dataDir, backups: { keep } }) =>
    `Database and files are copied to ${await makeBackup({ dataDir, target, keep })}`,
  restore: async (folder, { dataDir }) =>
    `${dataDir} is as it was at ${await restoreBackup(folder, dataDir)}. ` +
    'Mails that left after that time may leave again: look at them before a worker starts.',
  'verify-backup': verify,
}

/** Starts the copy of a copy, because a start changes it, and looks whether it can be traded with. */
async function verify(folder: string): Promise<string> {
  const { madeAt, folder: place } = await openBackup(folder)
  const dataDir = await mkdtemp(join(tmpdir(), 'polyharbor-verify-'))
  // The database may belong to another account, who has to enter.
  await chmod(dataDir, 0o711)
  try {
    await restoreBackup(place, dataDir)
    const server = await startEmbedded(dataDir)
    const db = openDatabase({ url: server.url, pool: 2 })
    try {
      const [broken, kept] = [await brokenRules(db), await countKept(db)]
      if (broken.length > 0) throw new StartupProblem(`The backup of ${madeAt} is not exact:\n${broken.join('\n')}`)
      // A backup on a medium that is never written again is as good.
      await noteVerified(place).catch(() => undefined)
      const counts = Object.entries(kept ?? {}).map(([name, count]) => `${count} ${name}`)
      return `The backup of ${madeAt} starts, and every order in it is exact: ${counts.join(', ')}.`
    } finally {
      await db.end()
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}
