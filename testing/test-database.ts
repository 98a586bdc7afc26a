import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connectionTo } from '#platform/server/database/connect.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { demoCatalogue } from './catalogue.ts'
import { cloneName, databaseUrl } from './database-names.ts'

/** What a database holds at first: tables and reference data, the demo catalogue as well, or nothing. */
export type Holding = 'reference' | 'catalogue' | 'nothing'

async function onServer(work: (client: pg.Client) => Promise<unknown>) {
  const { client } = connectionTo(inject('databaseServer'), 'polyharbor test databases')
  await client.connect()
  await work(client).finally(() => client.end())
}

/** As files, which takes a third of the time of copying page by page. */
const copyOf = (template: string) => `template "${template}" strategy file_copy`

/** A database of this test file's own, dropped after its last test. */
export async function createTestDatabase(holding: Holding = 'reference'): Promise<string> {
  const name = cloneName()
  await onServer(async (client) => {
    const template = await templateOf(client, holding)
    await client.query(`create database "${name}" ${template ? copyOf(template) : ''}`)
  })
  afterAll(() => onServer((client) => client.query(`drop database "${name}" with (force)`)))
  return databaseUrl(inject('databaseServer'), name)
}

async function templateOf(client: pg.Client, holding: Holding): Promise<string | undefined> {
  if (holding === 'nothing') return undefined
  const [plain, filled] = [inject('templateDatabase'), inject('catalogueTemplate')]
  if (holding === 'reference') return plain
  // Whoever needs it first fills it for all others: it takes seconds, and a copy takes a moment.
  await client.query('select pg_advisory_lock(7265312)')
  const { rowCount } = await client.query('select from pg_database where datname = $1', [filled])
  if (rowCount === 0) await makeCatalogue(client, { plain, filled })
  await client.query('select pg_advisory_unlock(7265312)')
  return filled
}

/** Under another name until it is whole: what was begun by a file that failed is no template. */
async function makeCatalogue(client: pg.Client, { plain, filled }: { plain: string; filled: string }) {
  const draft = cloneName()
  await client.query(`create database "${draft}" ${copyOf(plain)}`)
  const db = openDatabase({ url: databaseUrl(inject('databaseServer'), draft), pool: 2 })
  await demoCatalogue(db)
  await db.end()
  await client.query(`alter database "${draft}" rename to "${filled}"`)
}

/** The same, opened. */
export async function testDatabase(holding: Holding = 'reference'): Promise<Database> {
  const db = openDatabase({ url: await createTestDatabase(holding), pool: 5 })
  afterAll(() => db.end())
  return db
}
