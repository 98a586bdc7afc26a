import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { readPidFile } from './pid-file.ts'
import { socketFolder } from './place.ts'

/** What the running server of a folder says about itself: nothing, wait, or where it answers. */
type Answer = { state: 'silent' } | { state: 'busy' } | { state: 'answers'; url: string }

const cannotConnectNow = '57P03'

export async function askServer(folder: string, password: string): Promise<Answer> {
  const { port } = await readPidFile(folder)
  if (!port) return { state: 'silent' }
  const url = `postgres://postgres:${password}@${await hostOf(folder, port)}:${port}/postgres?sslmode=disable`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return (await isSame(folder, rows[0]?.data_directory)) ? { state: 'answers', url } : { state: 'silent' }
  } catch (failure) {
    return { state: (failure as { code?: string }).code === cannotConnectNow ? 'busy' : 'silent' }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Systems take no longer name of a socket. */
const mostBytes = 103

/** A socket costs both sides half of what the network within one machine does. */
async function hostOf(folder: string, port: number): Promise<string> {
  const place = join(folder, socketFolder)
  const socket = join(place, `.s.PGSQL.${port}`)
  const found = Buffer.byteLength(socket) <= mostBytes && (await stat(socket).catch(() => undefined))?.isSocket()
  return found ? encodeURIComponent(place) : '127.0.0.1'
}

/** A copied folder carries the port and password of its original, whose server must not be taken for its own. */
async function isSame(folder: string, served = '') {
  const [ours, theirs] = await Promise.all([stat(folder), stat(served).catch(() => undefined)])
  return ours.ino === theirs?.ino && ours.dev === theirs.dev
}
