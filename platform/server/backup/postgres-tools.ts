import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { environmentHere } from '../environment.ts'

const run = promisify(execFile)
/** Where Debian puts the programs of each release. */
const installations = '/usr/lib/postgresql'
type Tool = 'pg_dump' | 'pg_restore'

/** The oldest program that knows the server's release: newer ones say what an older server does not understand. */
export async function findTool(tool: Tool, server: number): Promise<string> {
  const installed = (await readdir(installations).catch(() => [])).map((name) => join(installations, name, 'bin', tool))
  const found: { path: string; release: number }[] = []
  for (const path of [...installed, tool]) {
    const said = await run(path, ['--version']).catch(() => undefined)
    const release = Number(/ (\d+)/.exec(said?.stdout ?? '')?.[1])
    if (release) found.push({ path, release })
  }
  const [fits] = found.filter(({ release }) => release >= server).toSorted((one, other) => one.release - other.release)
  if (fits) return fits.path
  const there = found.length > 0 ? `only ${found.map(({ release }) => release).join(' and ')} is here` : 'there is none'
  throw new StartupProblem(
    `The database runs PostgreSQL ${server} and needs ${tool} of that release or a newer one, but ${there}. ` +
      `Install postgresql-client-${server} (apt.postgresql.org has every release), or put its folder into PATH.`,
  )
}

/** What libpq understands of an address; what only our own driver knows would be refused. */
const understood = /^(?:host|hostaddr|port|ssl(?:mode|cert|key|rootcert)|options|connect_timeout|target_session_attrs)$/

/** The address without its password, which would be seen in the list of processes. */
export function argumentsFor(address: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  for (const name of new URL(address).searchParams.keys()) if (!understood.test(name)) url.searchParams.delete(name)
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { url: url.href, env: { ...environmentHere(), LC_ALL: 'C', ...(password && { PGPASSWORD: password }) } }
}
