import pg from 'pg'
import { connectionTo } from './connect.ts'
import { StartupProblem } from './embedded/startup-problem.ts'
import { limits } from './pool.ts'

const files = import.meta.glob<string>('/db/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** [name, SQL] in order; the name without folder is what the database remembers. */
const migrations = Object.entries(files)
  .map(([path, text]) => [path.replace(/^.*\//, ''), text] as const)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))

export const namesOfMigrations = migrations.map(([name]) => name)

const lock = 7_265_310

interface Migration {
  /** Between this database and its users is a pooler, which takes no limits from them. */
  pooled?: boolean
  /** How long another process may take to do the same. */
  waitMs?: number
}

/** Brings the schema up to date, once, however many processes start together. Answers what was applied. */
export async function migrate(url: string, { pooled = false, waitMs = 60_000 }: Migration = {}): Promise<string[]> {
  const { client, cut } = connectionTo(url, 'polyharbor migrations')
  await client.connect()
  try {
    // Requests have limits, and the role may have them too.
    await client.query('set statement_timeout = 0')
    await waitForTurn(client, waitMs)
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const done = new Set(rows.map((row) => row.name))
    const due = migrations.filter(([name]) => !done.has(name))
    for (const [name, text] of due) {
      await client.query('begin')
      await client.query(text)
      await client.query('insert into migration (name) values ($1)', [name])
      await client.query('commit')
    }
    if (pooled) await limitRole(client)
    return due.map(([name]) => name)
  } finally {
    // The lock ends with the connection; a goodbye would wait for an answer.
    cut()
  }
}

async function waitForTurn(client: pg.Client, waitMs: number) {
  await client.query(`set lock_timeout = ${waitMs}`)
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error
    throw new StartupProblem(
      `Another process has been migrating this database for over ${waitMs / 1000} s. If there is none, a connection ` +
        'through a pooler has left the lock behind: set DATABASE_DIRECT_URL and end that connection.',
    )
  }
  await client.query('set lock_timeout = 0')
}

/** Through a pooler the limits of requests cannot come with the connection. */
async function limitRole(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = pg.escapeIdentifier(rows[0]?.name ?? '')
  for (const [limit, ms] of Object.entries(limits))
    await client.query(`alter role current_user in database ${database} set ${limit} = ${ms}`)
}
