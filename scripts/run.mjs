import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Resolves to exit code and output. `quiet` keeps the output back, otherwise it goes straight to the terminal. */
export const run = (command, args, { quiet = false, ...options } = {}) =>
  new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd: root, stdio, ...options })
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.on('error', (failure) => resolve({ code: 127, output: failure.message }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal], output: Buffer.concat(pieces).toString() }),
    )
  })

/** npm runs on the system's Node: the one in node_modules may be missing, or be replaced by npm itself. */
export const npm = (args, { env = process.env, ...options } = {}) => {
  const own = join('node_modules', '.bin')
  const PATH = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(own))
  const windows = process.platform === 'win32'
  return run('npm', args, { ...options, shell: windows, env: { ...env, PATH: PATH.join(delimiter) } })
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** npm passes a signal on to the shell between us only, which dies of it silently. */
export function whenOrphaned(react) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    react()
  }, 100)
  watch.unref()
}

/** Ends the script with an explanation. */
export const giveUp = (message, output = '') => {
  if (output) console.error(output.trimEnd())
  console.error(message)
  process.exit(1)
}
