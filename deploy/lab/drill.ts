import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nodeBy } from './cluster.ts'
import { backupTool, folder } from './laboratory.ts'
import { postgresUser, runAs } from './program.ts'
import { ports, postgresBin, superuserUrl, valuesOf } from './values.ts'

/** A moment to which the database is brought back, and what had been acknowledged by then. */
export interface Moment {
  time: string
  notes: string[]
}

const ask = async (statement: string) => (await runAs(folder, 'psql', [superuserUrl, '-Atc', statement])).trim()
const timed = async (work: Promise<unknown>) => {
  const began = performance.now()
  await work
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

export async function backUp() {
  const node = await nodeBy('leader')
  const took = await timed(backupTool(node, '--type=full', 'backup'))
  console.log(`Full backup of ${node} under load: ${took}`)
}

/**
 * Acknowledged before the clock is read, and the log up to it is archived at once. Ends of backups are known to whole seconds, so
 * a second has to pass until a moment is behind one.
 */
export async function remember(notes: string[]): Promise<Moment> {
  const time = await ask('select clock_timestamp() from pg_sleep(1)')
  await ask('select pg_switch_wal()')
  return { time, notes }
}

/** Brings the moment back in another folder, beside the running cluster, and checks it. */
export async function restore({ time, notes }: Moment): Promise<string[]> {
  const data = join(folder, 'postgres', 'restored')
  const { uid, gid } = postgresUser()
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, uid, gid)
  const target = ['--type=time', `--target=${time}`, '--target-action=promote']
  const node = await nodeBy('leader')
  const copied = await timed(backupTool(node, `--pg1-path=${data}`, '--archive-mode=off', ...target, 'restore'))
  const own = ['listen_addresses=127.0.0.1', `port=${ports.restored}`, `unix_socket_directories=${folder}/postgres`]
  // The copy has no standby that could confirm a write.
  const settings = [...own, 'synchronous_standby_names='].map((each) => `-c ${each}`).join(' ')
  const ctl = join(postgresBin(), 'pg_ctl')
  const log = join(folder, 'logs', 'restored.log')
  const opened = await timed(runAs(folder, ctl, ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', settings]))
  const url = `postgres://polyharbor:${valuesOf(folder, node).SITE_PASSWORD}@127.0.0.1:${ports.restored}/polyharbor`
  const wrong = await examine(url, { time, notes })
  await runAs(folder, ctl, ['stop', '-D', data, '-m', 'fast'])
  console.log(`Restored to ${time}: copied in ${copied}, open after ${opened}, ${notes.length} orders looked for`)
  return wrong
}

async function examine(url: string, { time, notes }: Moment): Promise<string[]> {
  const db = openDatabase({ url, pool: 1 })
  const found = await db.first<{ before: number; after: number }>(sql`
    select count(*) filter (where note = any(${notes}))::int as before,
      count(*) filter (where placed_at > ${time}::timestamptz)::int as after from sales_order`)
  await db.end()
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'check-trading.ts')
  const env = { ...process.env, DATABASE_URL: url }
  const said = execFileSync(process.execPath, [script], { env, encoding: 'utf8' }).trim()
  console.log(`Of the copy: ${said}`)
  return [
    ...(found?.before === notes.length ? [] : [`${found?.before} of ${notes.length} orders are in the copy`]),
    ...(found?.after === 0 ? [] : [`${found?.after} orders of the copy are later than its moment`]),
  ]
}
