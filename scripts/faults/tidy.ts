import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'

/**
 * Starts a process that outlives this one, however it ends, and then ends whatever still works in the folder, unmounts
 * it and removes it. After an orderly end it finds nothing to do.
 */
export function tidyAfter(folder: string): void {
  const watcher = spawn(process.execPath, [import.meta.filename, folder], {
    // Not of our process group, which an interrupt ends as a whole; its input closes when we are gone.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  watcher.unref()
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Sites have the folder among their variables, databases among their arguments; nginx overwrites its variables. */
function workingIn(folder: string) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const isDatabase = (pid: string) => read(`/proc/${pid}/cmdline`).includes(`${folder}/postgres`)
  const isOther = (pid: string) =>
    read(`/proc/${pid}/environ`).includes(`DATA_DIR=${folder}\0`) ||
    read(`/proc/${pid}/cmdline`).includes(`nginx -c ${folder}/`)
  return { databases: pids.filter(isDatabase).map(Number), others: pids.filter(isOther).map(Number) }
}

function end(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

const patientTurns = 50

/** Ends whatever works in the folder and removes it. */
export async function tidy(folder: string) {
  for (let turn = 0; ; turn++) {
    const { databases, others } = workingIn(folder)
    if (databases.length + others.length === 0) break
    // The first of a group with all of it: children need not have our variables.
    for (const pid of others.flatMap((each) => [-each, each])) end(pid, 'SIGKILL')
    // At once, but so that it gives its shared memory back.
    for (const pid of databases) end(pid, turn < patientTurns ? 'SIGQUIT' : 'SIGKILL')
    await sleep(100)
  }
  // Lazily: processes of the database end a moment after the first of them.
  if (read('/proc/mounts').includes(` ${folder} `)) execFileSync('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
}

if (import.meta.main) {
  await text(process.stdin)
  await tidy(process.argv[2] ?? '')
}
