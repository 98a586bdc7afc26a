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

/** Sites have the folder among their variables, the database among its arguments. */
const workingIn = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      (pid) =>
        read(`/proc/${pid}/environ`).includes(`DATA_DIR=${folder}\0`) ||
        read(`/proc/${pid}/cmdline`).includes(`${folder}/postgres\0`),
    )
    .map(Number)

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function tidy(folder: string) {
  for (let pids = workingIn(folder); pids.length > 0; pids = workingIn(folder)) {
    for (const pid of pids) end(pid)
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
