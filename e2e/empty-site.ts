import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { Sql } from '#platform/server/database/sql.ts'
import { expect } from './journey.ts'

const main = join(import.meta.dirname, '../dist/server/main.js')

export interface EmptySite {
  origin: string
  databaseUrl: string
  /** The link by which the first administrator chooses a password. */
  makeAdministrator(email: string): Promise<string>
  stop(): Promise<void>
}

/** The built site without demonstration, on a new database of the server that the other site runs. */
export async function startEmptySite(
  baseURL: string | undefined,
  { host = '127.0.0.1', ahead = 5, secondFactor = 'offered' } = {},
): Promise<EmptySite> {
  const port = Number(new URL(baseURL ?? '').port)
  const ownPort = port + ahead
  const shared = readFileSync(join(tmpdir(), `polyharbor-e2e-${port}.path`), 'utf8')
  const url = new URL((await startEmbedded(shared)).url)
  const server = openDatabase({ url: url.href, pool: 1 })
  const name = `day_one_${ownPort}_${Date.now()}`
  await server.run(new Sql(`create database ${name}`, []))
  url.pathname = name
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-day-one-'))
  const origin = `http://${host}:${ownPort}`
  const env = {
    PATH: process.env['PATH'],
    PORT: String(ownPort),
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${port + 1}`,
    OPERATOR_SECOND_FACTOR: secondFactor,
    LOG_LEVEL: 'warn',
  }
  const site = spawn(process.execPath, [main], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  return {
    origin,
    databaseUrl: url.href,
    async makeAdministrator(email) {
      const { stdout } = await promisify(execFile)(process.execPath, [main, '--make-operator', email], {
        cwd: folder,
        env,
      })
      return /http\S+/.exec(stdout)?.[0] ?? ''
    },
    async stop() {
      site.kill('SIGTERM')
      await once(site, 'exit')
      await server.run(new Sql(`drop database ${name} with (force)`, []))
      await server.end()
      await rm(folder, { recursive: true })
    },
  }
}
