import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupProblem } from './database/embedded/startup-problem.ts'
import { takeLock } from './file-lock.ts'

/** One site per embedded database. */
export async function lockFolder({ dataDir, roles }: Pick<Config, 'dataDir' | 'roles'>): Promise<() => void> {
  const name = join(dataDir, roles.web ? 'web' : 'worker')
  const pidFile = `${name}.pid`
  const unlock = await takeLock(`${name}.lock`)
  if (!unlock)
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by process ${holderIn(pidFile)}. Stop it, or start with DATA_DIR=<another folder>.`,
    )
  writeFileSync(pidFile, String(process.pid))
  return () => {
    rmSync(pidFile, { force: true })
    unlock()
  }
}

/** Only said to people; what counts is the lock. */
function holderIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8')
  } catch {
    return '(unknown)'
  }
}
