import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupProblem } from './database/embedded/startup-problem.ts'

/**
 * One site per embedded database. The lock is the operating system's, on a file that SQLite keeps open: it ends with the
 * process however that ends, and no other program can be taken for its holder (decision 110).
 */
export async function lockFolder({ dataDir, roles }: Pick<Config, 'dataDir' | 'roles'>): Promise<() => void> {
  const { DatabaseSync } = await import('node:sqlite')
  const name = join(dataDir, roles.web ? 'web' : 'worker')
  const pidFile = `${name}.pid`
  const lock = new DatabaseSync(`${name}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!/locked/.test(String(error))) throw error
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by process ${holderIn(pidFile)}. Stop it, or start with DATA_DIR=<another folder>.`,
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
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
