import { open, rename, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { removeStalePidFile } from './pid-file.ts'
import { socketFolder, type Place } from './place.ts'
import type { Programs } from './programs.ts'
import { runTool } from './run-tool.ts'

interface StartResult {
  ok: boolean
  /** What the server wrote to its log during this attempt, and what pg_ctl said. */
  output: string
}

const largestLog = 10 * 1024 * 1024

/** Some disks hold no sockets, such as those that a machine lends to a container. */
const noSocket = /Unix-domain socket|\.s\.PGSQL/

/** On the port of before, for those who know it, or on any; with a socket where there can be one. */
export async function startServer(place: Place, programs: Programs, known: number | undefined): Promise<StartResult> {
  const port = known ?? (await freePort())
  const started = await start(place, programs, `-p ${port} -c unix_socket_directories=${socketFolder}`)
  return started.ok || !noSocket.test(started.output) ? started : start(place, programs, `-p ${port}`)
}

async function start({ folder, account }: Place, { pgCtl }: Programs, settings: string): Promise<StartResult> {
  const log = join(folder, 'server.log')
  const written = await openLog(log)
  await removeStalePidFile(folder)
  const options = ['--pgdata', folder, '--log', log, '--options', settings]
  const { ok, output } = await runTool(pgCtl, ['start', '--wait', '--timeout', '120', ...options], account)
  return { ok, output: ok ? '' : `${output}\n${await readFrom(log, written)}` }
}

/** Nothing is listening on the port now; should somebody be quicker, the start fails and is tried again. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function openLog(log: string) {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size < largestLog) return size
  await rename(log, `${log}.old`)
  return 0
}

async function readFrom(log: string, offset: number) {
  const file = await open(log).catch(() => undefined)
  if (!file) return ''
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16_384), position: offset })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
