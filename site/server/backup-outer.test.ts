import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { asking } from '#platform/server/backup/backup-queries.ts'
import { openBackup } from '#platform/server/backup/backup.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { sql } from '#platform/server/database/sql.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { s3Server } from '#testing/s3-server.ts'
import { startSystemPostgres } from '../../scripts/system-postgres.mjs'
import { backupSteps } from './backup-steps.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const s3 = await s3Server()
let home = ''
let server: { url: string; stop: () => Promise<void> }
let db: Database
const at = (name: string) => join(home, name)
const urlOf = (database: string) => server.url.replace(/postgres$/, database)
const configFor = (database: string, dataDir = 'data', env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATABASE_URL: urlOf(database), DATA_DIR: at(dataDir), BACKUP_KEEP: '1', ...env }, [])
const inBucket = (database: string) => ({ ...configFor(database), bucket: s3.config })
const databases = async () =>
  (await asking(server.url, (client) => client.query<{ name: string }>('select datname as name from pg_database'))).rows
const create = (name: string) => asking(server.url, (client) => client.query(`create database ${name}`))

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'polyharbor-outer-'))
  server = await startSystemPostgres()
  await create('live')
  await migrate(urlOf('live'))
  db = openDatabase({ url: urlOf('live'), pool: 2 })
  await db.run(sql`create table named_file (key text)`)
})

afterAll(async () => {
  await db.end()
  await server.stop()
  await rm(home, { recursive: true })
})

test('a database elsewhere is copied with the files of its bucket, and no row names one that is missing', async () => {
  const storage = openStorage(inBucket('live'))
  let [count, writing] = [0, true]
  const write = async () => {
    const key = `private/${++count}.txt`
    await storage.put(key, Buffer.from(`file ${count}`), 'text/plain')
    await db.run(sql`insert into named_file values (${key})`)
  }
  for (let round = 0; round < 5; round++) await write()
  const work = (async () => {
    while (writing) await write()
  })()
  await backupSteps.backup(at('backups'), inBucket('live')).finally(() => (writing = false))
  await work
  await create('again')
  await backupSteps.restore(at('backups'), configFor('again', 'again'))
  const copy = openDatabase({ url: urlOf('again'), pool: 1 })
  const rows = await copy.many<{ key: string }>(sql`select key from named_file`)
  await copy.end()
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const { key } of rows) expect(await readFile(at(`again/${key}`), 'utf8')).toBe(`file ${/\d+/.exec(key)?.[0]}`)
})

test('files go back into a bucket', async () => {
  await create('third')
  const storage = openStorage(inBucket('third'))
  await storage.remove('private/1.txt')
  await backupSteps.restore(at('backups'), inBucket('third'))
  const file = await storage.open('private/1.txt')
  expect(file && String(await buffer(file.stream))).toBe('file 1')
})

test('it is verified in a database of its own, encrypted too, and the oldest go', async () => {
  const said = await backupSteps['make-backup-key'](at('backup.key'), configFor('live'))
  const recipients = /age1\S+/.exec(said)?.[0]
  await backupSteps.backup(at('backups'), configFor('live', 'again', { BACKUP_RECIPIENTS: recipients }))
  const { folder, note } = await openBackup(at('backups'))
  expect((await readdir(at('backups'))).filter((name) => !name.startsWith('.'))).toHaveLength(1)
  expect(note.database).toMatchObject({ kind: 'dump', name: 'database.dump.age' })
  const withKey = configFor('postgres', 'data', { BACKUP_KEY_FILE: at('backup.key') })
  expect(await backupSteps['verify-backup'](folder, withKey)).toContain('every order in it is exact')
  expect((await openBackup(folder)).note.verifiedAt).toBeDefined()
  expect((await databases()).filter(({ name }) => name.startsWith('polyharbor_verify'))).toEqual([])
})

test('a restore that fails leaves neither rows nor files, and a database that holds something is left alone', async () => {
  await rm(at('backups'), { recursive: true })
  await backupSteps.backup(at('backups'), configFor('live', 'again'))
  await expect(backupSteps.restore(at('backups'), configFor('live', 'fourth'))).rejects.toThrow('is not empty')
  await asking(server.url, (client) => client.query('create role reader login'))
  await create('closed')
  const closed = configFor('closed', 'fourth')
  const asReader = closed.databaseUrl?.replace('postgres@', 'reader@')
  await expect(backupSteps.restore(at('backups'), { ...closed, databaseUrl: asReader })).rejects.toThrow(
    'permission denied',
  )
  expect(await readdir(at('fourth'))).toEqual([])
  await expect(backupSteps['verify-backup'](at('backups'), { ...closed, databaseUrl: asReader })).rejects.toThrow(
    'alter role reader createdb',
  )
  const embedded = readConfig({ DATA_DIR: at('fifth') }, [])
  await expect(backupSteps.restore(at('backups'), embedded)).rejects.toThrow('by DATABASE_URL')
})

test('a database of a newer release than the programs at hand says what to install', async () => {
  const newer = { ...configFor('live'), databaseUrl: inject('databaseServer') }
  await expect(backupSteps.backup(at('backups'), newer)).rejects.toThrow(/Install postgresql-client-\d+/)
})
