import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupProblem } from './database/embedded/startup-problem.ts'

/** One site per data folder: a second one would answer with the first one's database and take it down on leaving. */
export function lockFolder({ dataDir, roles }: Config): () => void {
  const file = join(dataDir, `${roles.web ? 'web' : 'worker'}.pid`)
  const owner = ownerOf(file)
  if (owner)
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by process ${owner}. Stop it, or start with DATA_DIR=<another folder>.`,
    )
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid === process.pid) return undefined
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? -1 : undefined
  }
}
