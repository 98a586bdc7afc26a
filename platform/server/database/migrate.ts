import { connectionTo } from './connect.ts'

const files = import.meta.glob<string>('/db/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** [name, SQL] in order; the name without folder is what the database remembers. */
const migrations = Object.entries(files)
  .map(([path, text]) => [path.replace(/^.*\//, ''), text] as const)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))

const lock = 7_265_310

/** Brings the schema up to date, once, however many processes start together. Answers what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const { client, cut } = connectionTo(url, 'polyharbor migrations')
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
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
    return due.map(([name]) => name)
  } finally {
    // The lock ends with the connection; a goodbye would wait for an answer.
    cut()
  }
}
