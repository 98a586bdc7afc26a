import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionTo } from '../database/connect.ts'

/** What these folders hold is made anew at a start; the log has its own turn. */
const emptied = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/
/** Of the running server, or its temporary work. The control file comes last. */
const left = /^(?:postmaster\.(?:pid|opts)|server\.log.*|owner\.lock.*|pg_control|pg_internal\.init|pgsql_tmp.*)$/
const segment = /^[0-9A-F]{24}$/

/**
 * A copy of the folder of a running server that starts as if the server had lost its power at the end of copying:
 * between start and stop of a backup the server notes whatever a file may have missed, and a slot keeps those notes.
 */
export async function copyCluster(url: string, from: string, to: string) {
  const { client } = connectionTo(url, 'polyharbor backup')
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`])
    const begun = await client.query<{ file: string }>(
      `select pg_walfile_name(pg_backup_start('polyharbor', fast => true)) as file`,
    )
    await copyFolder(from, to)
    await copyFile(join(from, 'global/pg_control'), join(to, 'global/pg_control'))
    const ended = await client.query<{ label: string; file: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as file from pg_backup_stop(wait_for_archive => false)',
    )
    const [first, last] = [begun.rows[0]?.file ?? '', ended.rows[0]?.file ?? '']
    await writeFile(join(to, 'backup_label'), ended.rows[0]?.label ?? '', { mode: 0o600 })
    for (const name of await readdir(join(from, 'pg_wal')))
      if (segment.test(name) && name >= first && name <= last)
        await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  } finally {
    // The slot is a temporary one: it ends with the connection.
    await client.end()
  }
}

async function copyFolder(from: string, to: string) {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (left.test(entry.name)) continue
    if (emptied.test(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(source, target)
    else await copyFile(source, target).catch(ignoreGone)
  }
}

/** A table may be dropped meanwhile: the log says so too. */
function ignoreGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
