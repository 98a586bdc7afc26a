import { readFileSync } from 'node:fs'

/** Whether a process with this id exists, no matter whose it is. */
export function isAlive(pid: number) {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM' && !isZombie(pid)
  }
}

/** It has ended, but in a container nobody may ever ask for its exit code. */
function isZombie(pid: number) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
