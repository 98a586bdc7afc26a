import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, whenOrphaned } from './run.mjs'
import { nodeBinary } from './runtime.mjs'

/**
 * Pictures, passwords and packing use many threads, and glibc would keep memory for each: twice as much as is used. V8 would take
 * 64 MB for what is new.
 */
const leanMemory = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' }

/** Runs a long-lived program on our Node as if it had been started directly: same terminal, signals and exit code. */
export function serve(args, env) {
  const child = spawn(nodeBinary(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...leanMemory, ...process.env, ...env },
  })
  const forward = (signal) => process.on(signal, () => child.kill(signal))
  forward('SIGTERM')
  forward('SIGHUP')
  whenOrphaned(() => child.kill('SIGTERM'))
  // A terminal sends Ctrl-C to the child as well.
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined)
  else forward('SIGINT')
  child.on('error', (failure) => {
    console.error(failure.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
