import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { findServer } from './backup-queries.ts'
import { argumentsFor, findTool } from './postgres-tools.ts'

/** A database of somebody else's at one moment, in the format that `pg_restore` reads. */
export async function* dumpOf(address: string): AsyncGenerator<Uint8Array> {
  const { url, env } = argumentsFor(address)
  const tool = await findTool('pg_dump', (await findServer(address)).release)
  const options = ['--format=custom', '--compress=1', '--no-owner', '--no-privileges', '--no-password']
  const child = spawn(tool, [...options, '--dbname', url], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(child, 'pg_dump')
  try {
    yield* child.stdout
    await ended
  } finally {
    child.kill()
    await ended.catch(() => undefined)
  }
}

/** Into an empty database, and not at all where anything fails. */
export async function restoreDump(address: string, archive: AsyncIterable<Uint8Array>): Promise<void> {
  const { url, env } = argumentsFor(address)
  const tool = await findTool('pg_restore', (await findServer(address)).release)
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password']
  const child = spawn(tool, [...options, '--dbname', url], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = endOf(child, 'pg_restore')
  // It ends by itself when it finds a mistake, and says which.
  const given = pipeline(archive, child.stdin).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    child.kill()
    throw error
  })
  const [reading, restoring] = await Promise.allSettled([given, ended])
  if (reading.status === 'rejected') throw reading.reason
  if (restoring.status === 'rejected') throw restoring.reason
}

async function endOf(child: ChildProcess, name: string): Promise<void> {
  const said = child.stderr ? buffer(child.stderr) : Promise.resolve('')
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new StartupProblem(`${name} says: ${String(await said).trim() || `it ended with ${code}`}`)
}
