import { appendFile, chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '#platform/server/backup/backup.ts'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { findPlace } from '#platform/server/database/embedded/place.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { endOf } from './wire.ts'

/** A database with nothing in it, and a standby that streams its changes. */
export async function startPair() {
  const home = await mkdtemp(join(await realpath(tmpdir()), 'polyharbor-standby-'))
  const [dataDir, copyDir, target] = ['primary', 'standby', 'backups'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ]
  await chmod(home, 0o755)
  await mkdir(dataDir)
  const primary = await startEmbedded(dataDir)
  const own = { databaseUrl: undefined, say: () => undefined }
  const storage = openStorage({ bucket: undefined, dataDir })
  const backup = await makeBackup({ ...own, dataDir, target, keep: 1, recipients: [], storage })
  await restoreBackup(backup, { ...own, dataDir: copyDir, bucket: undefined, keyFile: undefined })
  const { folder } = await findPlace(copyDir)
  const { username, password } = new URL(primary.url)
  const { host, port } = endOf(primary.url)
  const source = `host=${host} port=${port} user=${username} password=${password}`
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(folder, 'standby.signal'), '')
  const standby = await startEmbedded(copyDir)
  return {
    primary,
    standby,
    async stop() {
      await standby.stop()
      await primary.stop()
      await rm(home, { recursive: true })
    },
  }
}
