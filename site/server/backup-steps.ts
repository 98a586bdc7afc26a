import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, noteVerified, openBackup } from '#platform/server/backup/backup.ts'
import { makeKeyFile, recipientsOf } from '#platform/server/backup/key-file.ts'
import type { Say } from '#platform/server/backup/part.ts'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import { inOwnDatabase } from '#platform/server/backup/own-database.ts'
import type { BackupStep } from '#platform/server/backup/backup-settings.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { StartupProblem } from '#platform/server/database/embedded/startup-problem.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { brokenRules } from '#trade/orders/server/exact-queries.ts'
import { countKept } from './backup-queries.ts'

type Here = Pick<Config, 'dataDir' | 'backups' | 'bucket' | 'databaseUrl' | 'databaseDirectUrl'>

/** What `--backup`, `--restore`, `--verify-backup` and `--make-backup-key` do with a path; each answers what is told. */
export const backupSteps: Record<BackupStep, (path: string, here: Here) => Promise<string>> = {
  backup: async (target, here) => `Database and files are copied to ${await backUp(target, here, print)}`,
  restore: async (folder, here) => {
    const bucket = here.bucket && openStorage(here)
    const { madeAt } = await restoreBackup(folder, { ...destinationOf(here), bucket })
    return (
      `Database and files are as they were at ${madeAt}. ` +
      'Mails that left after that time may leave again: look at them before a worker starts.'
    )
  },
  'verify-backup': verify,
  'make-backup-key': async (file) =>
    `${file} holds the secret key: keep it away from this machine, and a copy in another place.\n` +
    `BACKUP_RECIPIENTS=${await makeKeyFile(file)}`,
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
const print: Say = (what, bytes, of) =>
  void process.stderr.write(`${what}: ${megabytes(bytes)}${of === undefined ? '' : ` of ${megabytes(of)}`} MB\n`)

const addressOf = ({ databaseDirectUrl, databaseUrl }: Here) => databaseDirectUrl ?? databaseUrl

export function backUp(target: string, here: Here, say: Say = () => undefined): Promise<string> {
  const { keep, recipients } = here.backups
  const source = { dataDir: here.dataDir, databaseUrl: addressOf(here), storage: openStorage(here) }
  return makeBackup({ ...source, target, keep, recipients: recipientsOf(recipients), say })
}

const destinationOf = (here: Here) => ({
  dataDir: here.dataDir,
  databaseUrl: addressOf(here),
  keyFile: here.backups.keyFile,
  say: print,
})

/** Restores it beside everything else, because a start changes it, and looks whether it can be traded with. */
async function verify(folder: string, here: Here): Promise<string> {
  const { note, folder: place } = await openBackup(folder)
  const dataDir = await mkdtemp(join(tmpdir(), 'polyharbor-verify-'))
  // The database may belong to another account, who has to enter.
  await chmod(dataDir, 0o711)
  const { databaseUrl, ...rest } = destinationOf(here)
  const examined = async (url: string | undefined) => {
    const { files } = await restoreBackup(place, { ...rest, dataDir, databaseUrl: url, bucket: undefined })
    return { ...(await examine(note.madeAt, dataDir, url)), files }
  }
  try {
    const kept = await (databaseUrl ? inOwnDatabase(databaseUrl, examined) : examined(undefined))
    // A backup on a medium that is never written again is as good.
    await noteVerified(place).catch(() => undefined)
    const counts = Object.entries(kept).map(([name, count]) => `${count} ${name}`)
    return `The backup of ${note.madeAt} starts, and every order in it is exact: ${counts.join(', ')}.`
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function examine(madeAt: string, dataDir: string, outer: string | undefined) {
  const server = outer === undefined ? await startEmbedded(dataDir) : undefined
  const db = openDatabase({ url: outer ?? server?.url ?? '', pool: 2, unhurried: true })
  try {
    const broken = await brokenRules(db)
    if (broken.length > 0) throw new StartupProblem(`The backup of ${madeAt} is not exact:\n${broken.join('\n')}`)
    return await countKept(db)
  } finally {
    await db.end()
    await server?.stop()
  }
}
