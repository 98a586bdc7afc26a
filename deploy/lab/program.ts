import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Who runs the programs: PostgreSQL refuses root, and the others do not need it. */
const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
export const postgresUser = () => ({ uid: idOf('-u'), gid: idOf('-g') })

/** Without what a developer has set; by DATA_DIR whoever tidies up knows them. */
export const environment = (folder: string) => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  HOME: folder,
  DATA_DIR: folder,
})

interface Wishes {
  env?: Record<string, string>
  /** Our own source may lie where only we can read it. */
  asOurselves?: boolean
}

/** A program of the laboratory, with all that it starts, in a process group of its own. */
export function program(
  folder: string,
  name: string,
  [command, ...args]: [string, ...string[]],
  { env = {}, asOurselves = false }: Wishes = {},
) {
  const log = join(folder, 'logs', `${name}.log`)
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  return {
    name,
    start() {
      const out = openSync(log, 'a')
      child = spawn(command, args, {
        cwd: folder,
        env: { ...environment(folder), ...env },
        detached: true,
        stdio: ['ignore', out, out],
        ...(!asOurselves && postgresUser()),
      })
      child.on('error', (error) => console.log(`${name}: ${error.message}`))
      closeSync(out)
    },
    isRunning,
    /** At once and with everything that it started in its group. */
    async kill() {
      if (!child?.pid || !isRunning()) return
      const ended = once(child, 'exit')
      process.kill(-child.pid, 'SIGKILL')
      await ended
    },
    lastWords: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n'),
  }
}

export type Program = ReturnType<typeof program>

/** Runs a command as the database's user to its end; what it prints is in the error when it fails. */
export async function runAs(folder: string, command: string, args: string[]) {
  const options = { cwd: folder, env: environment(folder), ...postgresUser() }
  return (await promisify(execFile)(command, args, options)).stdout
}
