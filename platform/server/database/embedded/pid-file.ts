import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

/** Process id, port and state of the server that runs, or last ran, in the folder; not a number where there is none. */
export async function readPidFile(folder: string) {
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0] || Number.NaN), port: Number(lines[3] || Number.NaN), status: (lines[7] ?? '').trim() }
}

/**
 * PostgreSQL takes any live process with the recorded id for a running server. After a container was killed and
 * started again that id is often one of our own threads.
 */
export async function removeStalePidFile(folder: string) {
  const { pid } = await readPidFile(folder)
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  if (name && name.trim() !== 'postgres') await rm(pidFile(folder), { force: true })
}
