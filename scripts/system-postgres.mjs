import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

const installations = '/usr/lib/postgresql'

/** A throw-away cluster of the PostgreSQL that the system brings, started as the user "postgres" when we are root. */
export async function startSystemPostgres(within = tmpdir()) {
  const bin = newestInstallation()
  const account = process.getuid?.() === 0 ? await findAccount('postgres') : {}
  const folder = mkdtempSync(join(within, 'polyharbor-system-postgres-'))
  if (account.uid) chownSync(folder, account.uid, account.gid)
  const tool = async (name, args) => {
    const { code, output } = await run(join(bin, name), args, { quiet: true, cwd: '/', ...account })
    if (code !== 0) throw new Error(`${name} failed: ${output}`)
  }
  const data = join(folder, 'data')
  const stop = async () => {
    await tool('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await tool('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
    const port = await freePort()
    const unsafe = '-c fsync=off -c full_page_writes=off -c synchronous_commit=off'
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${unsafe}`
    await tool('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'server.log'), '-o', settings])
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}

function newestInstallation() {
  const versions = existsSync(installations) ? readdirSync(installations) : []
  const found = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(installations, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (!found) throw new Error(`There is no PostgreSQL server in ${installations}.`)
  return found
}

async function findAccount(name) {
  const id = async (option) => Number((await run('id', [option, name], { quiet: true })).output)
  return { uid: await id('-u'), gid: await id('-g') }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
