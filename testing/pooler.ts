import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectionTo } from '#platform/server/database/connect.ts'
import { endOf } from './wire.ts'

/** PgBouncer in transaction mode before a database, as it comes but for addresses; answers its own. */
export async function startPooler(url: string) {
  const { username, password, pathname } = new URL(url)
  const { host, port } = endOf(url)
  const folder = mkdtempSync(join(tmpdir(), 'polyharbor-pooler-'))
  chmodSync(folder, 0o755)
  const ownPort = await freePort()
  const secret = password && ` password='${decodeURIComponent(password)}'`
  const behind = `host=${host} port=${port} dbname=${pathname.slice(1)} user=${username}${secret}`
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
polyharbor = ${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
auth_type = any
pool_mode = transaction
default_pool_size = 3
unix_socket_dir =
`,
  )
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('/usr/sbin/pgbouncer', ['-q', ...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const own = `postgres://polyharbor@127.0.0.1:${ownPort}/polyharbor`
  while (!(await answers(own))) {
    if (child.exitCode !== null) throw new Error('The pooler did not start.')
    await pause(50)
  }
  return {
    url: own,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const answers = async (url: string) => {
  const { client, cut } = connectionTo(url, 'a test')
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(cut)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
