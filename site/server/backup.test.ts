import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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
const configFor = (name: string, env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATA_DIR: at(name), BACKUP_KEEP: '2', ...env }, [])
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
  expect(await backupSteps.restore(at('backups'), configFor('again'))).toContain('are as they were at')
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
  const sum = async () => (await openBackup(at('backups'))).note.database.sha256
  const before = await sum()
  expect(await backupSteps['verify-backup'](at('backups'), configFor('data'))).toMatch(
    /starts, and every order in it is exact: 0 products, 0 members, 0 orders, 0 payments, 1 files\.$/,
  )
  expect(await sum()).toBe(before)
  expect((await openBackup(at('backups'))).note).toMatchObject({ verifiedAt: expect.any(String) })
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

describe('an encrypted backup', () => {
  let recipients = ''
  const place = () => at('secret')
  const withKey = (name: string, file: string) => configFor(name, { BACKUP_KEY_FILE: at(file) })
  const nothingIn = async (name: string) => expect(await readdir(at(name))).toEqual([])

  beforeAll(async () => {
    await backupSteps['make-backup-key'](at('other.key'), configFor('data'))
    const said = await backupSteps['make-backup-key'](at('backup.key'), configFor('data'))
    recipients = /BACKUP_RECIPIENTS=(\S+)/.exec(said)?.[1] ?? ''
    await backupSteps.backup(place(), configFor('data', { BACKUP_RECIPIENTS: recipients }))
  })

  test('is made without the secret key, shows nothing, and is restored and verified with it', async () => {
    const { folder, note } = await openBackup(place())
    expect([note.database.name, note.files.name]).toEqual(['database.tar.age', 'files.tar.age'])
    expect((await readFile(join(folder, note.files.name))).includes('picture')).toBe(false)
    expect(await backupSteps['verify-backup'](place(), withKey('data', 'backup.key'))).toContain('is exact')
    await backupSteps.restore(place(), withKey('opened', 'backup.key'))
    expect(await readFile(at('opened/media/site/a.webp'), 'utf8')).toBe('picture')
  })

  test('leaves nothing behind without its key, or with another', async () => {
    await expect(backupSteps.restore(place(), configFor('closed'))).rejects.toThrow('name the file of its secret key')
    await expect(backupSteps.restore(place(), withKey('closed', 'none.key'))).rejects.toThrow('cannot be read')
    await expect(backupSteps.restore(place(), withKey('closed', 'data/media/site/a.webp'))).rejects.toThrow(
      'is not a key file',
    )
    await expect(backupSteps.restore(place(), withKey('closed', 'other.key'))).rejects.toThrow('does not open')
    await nothingIn('closed')
  })

  test.each(['database', 'files'] as const)(
    'leaves nothing behind where its %s was cut off, changed or lost',
    async (part) => {
      const { folder, note } = await openBackup(place())
      const path = join(folder, note[part].name)
      const whole = await readFile(path)
      const refused = (reason: string) =>
        expect(backupSteps.restore(place(), withKey('closed', 'backup.key'))).rejects.toThrow(reason)
      await truncate(path, whole.length - 20)
      await refused('changed or cut off')
      await writeFile(path, whole)
      const file = await open(path, 'r+')
      await file.write(Buffer.from([(whole[60] ?? 0) ^ 1]), 0, 1, 60)
      await file.close()
      await refused('changed or cut off')
      await rm(path)
      await refused('is missing')
      await writeFile(path, whole)
      await nothingIn('closed')
    },
  )
})

test('a plain backup is an archive that other programs read, and one that was changed is refused', async () => {
  const { folder, note } = await openBackup(at('backups'))
  const path = join(folder, note.files.name)
  expect(execFileSync('tar', ['-xOf', path, 'media/site/a.webp'], { encoding: 'utf8' })).toBe('picture')
  const whole = await readFile(path)
  await writeFile(path, Buffer.from(whole.toString('latin1').replace('picture', 'Picture'), 'latin1'))
  await expect(backupSteps['verify-backup'](at('backups'), configFor('data'))).rejects.toThrow('changed or cut off')
  await writeFile(path, whole)
})

test('a folder within the data, a wrong public key, and a backup of another kind or release are refused', async () => {
  await expect(backupSteps.backup(at('data/backups'), configFor('data'))).rejects.toThrow('outside')
  expect(() => readConfig({ BACKUP_RECIPIENTS: 'age1wrong' }, [])).toThrow('public keys')
  const outer = configFor('fourth', { DATABASE_URL: 'postgres://x/y' })
  await expect(backupSteps.restore(at('backups'), outer)).rejects.toThrow('without DATABASE_URL')
  await mkdir(at('old'))
  await writeFile(at('old/backup.json'), JSON.stringify({ madeAt: '2026-11-01T00:00:00.000Z' }))
  await expect(backupSteps.restore(at('old'), configFor('fourth'))).rejects.toThrow('earlier release')
})
