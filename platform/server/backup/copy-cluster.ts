import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionTo } from '../database/connect.ts'
import type { Entry } from './tar.ts'

/** What these folders hold is made anew at a start; the log has its own turn. */
const emptied = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/
/** Of the running server, or its temporary work. The control file comes last. */
const left = /^(?:postmaster\.(?:pid|opts)|server\.log.*|owner\.lock.*|pg_control|pg_internal\.init|pgsql_tmp.*)$/
const atOnce = 1024 * 1024
const segment = /^[0-9A-F]{24}$/

/**
 * The folder of a running server as an archive that starts as if the server had lost its power at the end of copying:
 * between start and stop of a backup the server notes whatever a file may have missed, and a slot keeps those notes.
 */
export async function* copyCluster(url: string, from: string): AsyncGenerator<Entry> {
  const { client } = connectionTo(url, 'polyharbor backup')
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`])
    const begun = await client.query<{ file: string }>(
      `select pg_walfile_name(pg_backup_start('polyharbor', fast => true)) as file`,
    )
    yield* entriesOf(from, '')
    yield* entryOf(from, 'global/pg_control')
    const ended = await client.query<{ label: string; file: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as file from pg_backup_stop(wait_for_archive => false)',
    )
    const [first, last] = [begun.rows[0]?.file ?? '', ended.rows[0]?.file ?? '']
    const label = Buffer.from(ended.rows[0]?.label ?? '')
    yield { name: 'backup_label', size: label.length, content: only(label) }
    for (const name of await readdir(join(from, 'pg_wal')))
      if (segment.test(name) && name >= first && name <= last) yield* entryOf(from, `pg_wal/${name}`)
  } finally {
    // The slot is a temporary one: it ends with the connection.
    await client.end()
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}

async function* entriesOf(root: string, within: string): AsyncGenerator<Entry> {
  for (const entry of await readdir(join(root, within), { withFileTypes: true })) {
    if (left.test(entry.name)) continue
    const name = `${within}${entry.name}`
    if (!entry.isDirectory()) yield* entryOf(root, name)
    else {
      yield { name: `${name}/`, size: 0, content: only(Buffer.alloc(0)) }
      if (!emptied.test(entry.name)) yield* entriesOf(root, `${name}/`)
    }
  }
}

/** Nothing where it is gone: a table may be dropped meanwhile, and the log says so too. */
async function* entryOf(root: string, name: string): AsyncGenerator<Entry> {
  const file = await open(join(root, name)).catch(ignoreGone)
  if (!file) return
  const { size } = await file.stat()
  if (size > atOnce) yield { name, size, content: file.createReadStream({ highWaterMark: atOnce }) }
  else {
    // Most of two thousand files are small, and a stream for each takes three times as long.
    const bytes = await file.readFile().finally(() => file.close())
    yield { name, size, content: only(bytes) }
  }
}

function ignoreGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
