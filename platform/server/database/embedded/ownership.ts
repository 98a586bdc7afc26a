import { join } from 'node:path'
import { takeLock } from '../../file-lock.ts'

/** Of all processes that use a server at most one is its owner: the one that stops it. */
export interface Claim {
  readonly holds: boolean
  release(): void
}

/** Taken before a server is started, so that whoever finds it running cannot be quicker; free again when its owner dies. */
export async function claim(folder: string): Promise<Claim> {
  let unlock = await takeLock(join(folder, 'owner.lock'))
  return {
    get holds() {
      return unlock !== undefined
    },
    release() {
      unlock?.()
      unlock = undefined
    },
  }
}
