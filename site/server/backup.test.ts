import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBackup } from '#platform/server/backup/backup.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { sql } from '#platform/server/database/sql.ts'
import { backupSteps } from './backup-steps.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let home = ''
let db: Database
let stop: () => Promise<void>
const at = (name: string) => join(home, name)
const configFor = (name: string, keep = 2) => ({
  dataDir: at(name),
  backups: { folder: undefined, keep, step: undefined },
})
const backUp = () => backupSteps.backup(at('backups'), configFor('data'))
const made = async () => (await readdir(at('backups'))).filter((name) => !name.startsWith('.')).toSorted()

beforeAll(async () => {
  home = await mkdtemp(join(await realpath(tmpdir()), 'polyharbor-backup-'))
  await chmod(home, 0o755)
  await mkdir(at('data'))
  const server = await startEmbedded(at('data'))
  await migrate(server.url)
  db = openDatabase({ url: server.url, pool: 3 })
  await db.run(sql`create table acknowledged (id int primary key)`)
  await mkdir(at('data/media/site'), { recursive: true })
  await writeFile(at('data/media/site/a.webp'), 'picture')
  stop = async () => {
    await db.end()
    await server.stop()
  }
})

afterAll(async () => {
  await stop()
  await rm(home, { recursive: true })
})

test('a backup that is made while others write holds all that was acknowledged before, and its files', async () => {
  let [acknowledged, writing] = [0, true]
  const writer = async () => {
    while (writing) {
      await db.run(sql`insert into acknowledged values (${acknowledged + 1})`)
      acknowledged += 1
    }
  }
  const work = writer()
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(50))
  const before = acknowledged
  await backUp()
  writing = false
  await work
  expect(await backupSteps.restore(at('backups'), configFor('again'))).toContain('is as it was at')
  expect(await readFile(at('again/media/site/a.webp'), 'utf8')).toBe('picture')
  const server = await startEmbedded(at('again'))
  const copy = openDatabase({ url: server.url, pool: 1 })
  const row = await copy.first<{ last: number; count: number }>(
    sql`select max(id) as last, count(*)::int as count from acknowledged`,
  )
  await copy.end()
  await server.stop()
  expect(row?.last).toBeGreaterThanOrEqual(before)
  expect(row?.count).toBe(row?.last)
})

test('a backup is started and its orders are checked, and it is the same afterwards', async () => {
  const [name = ''] = await made()
  const label = await readFile(at(`backups/${name}/postgres/backup_label`), 'utf8')
  expect(await backupSteps['verify-backup'](at(`backups/${name}`), configFor('data'))).toMatch(
    /starts, and every order in it is exact: 0 products, 0 members, 0 orders, 0 payments\.$/,
  )
  expect(await readFile(at(`backups/${name}/postgres/backup_label`), 'utf8')).toBe(label)
  expect(await openBackup(at('backups'))).toMatchObject({ verifiedAt: expect.any(String) })
})

test('a restore does not overwrite what is there, and the oldest backups go', async () => {
  await expect(backupSteps.restore(at('backups'), configFor('data'))).rejects.toThrow('is there already')
  await expect(backupSteps.restore(at('data'), configFor('third'))).rejects.toThrow('There is no backup')
  const [first] = await made()
  await backUp()
  await backUp()
  expect(await made()).toHaveLength(2)
  expect(await made()).not.toContain(first)
})

test('a folder within the data, and the database of somebody else, are refused', async () => {
  await expect(backupSteps.backup(at('data/backups'), configFor('data'))).rejects.toThrow('outside')
  expect(() => readConfig({ DATABASE_URL: 'postgres://x/y' }, ['--backup', '/srv'])).toThrow('embedded')
  expect(() => readConfig({ DATABASE_URL: 'postgres://x/y', BACKUP_DIR: '/srv' }, [])).toThrow('embedded')
})
