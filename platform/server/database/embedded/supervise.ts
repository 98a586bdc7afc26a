import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { readPidFile } from './pid-file.ts'

const lookMs = 500
const [shortestWait, longestWait] = [500, 30_000]
/** One that has run this long was not started in vain. */
const calmMs = 60_000

export interface Supervised {
  folder: string
  /** Ends a server that has begun to stop and waits for its clients. */
  hurry(): Promise<unknown>
  /** Answers when it serves again. */
  restart(): Promise<unknown>
}

export type OnRestart = (failure: Error | undefined) => void

/** Starts the server again whenever it has gone, less and less often if that is in vain. Answers what ends it. */
export function supervise({ folder, hurry, restart }: Supervised, onRestart: OnRestart): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  const rest = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function watch() {
    let wait = shortestWait
    let since = Date.now()
    while (!signal.aborted) {
      await rest(lookMs)
      const { pid, status } = await readPidFile(folder)
      if (signal.aborted || (isAlive(pid) && status !== 'stopping')) continue
      if (isAlive(pid)) await hurry()
      if (Date.now() - since > calmMs) wait = shortestWait
      const failure = await restart().then(
        () => undefined,
        (error: Error) => error,
      )
      since = Date.now()
      onRestart(failure)
      await rest(wait)
      wait = Math.min(wait * 2, longestWait)
    }
  }
  const watching = watch()
  return async () => {
    stopped.abort()
    await watching
  }
}
