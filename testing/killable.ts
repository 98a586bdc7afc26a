import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Killable } from './chat-kill.ts'

/** A server process at a port, ended with SIGKILL: it gets no chance to put anything in order. */
export function killable(port: number, [program, ...args]: [string, ...string[]], env: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    async start() {
      child = spawn(process.execPath, [resolve(program), ...args], {
        // No `.env` of a developer lies there.
        cwd: tmpdir(),
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error('The site did not start.')
        await sleep(50)
      }
    },
    kill: () => end('SIGKILL'),
    /** In good order, so that nothing of it is left. */
    stop: () => end('SIGTERM'),
  } satisfies Killable & { stop(): Promise<void> }
}
