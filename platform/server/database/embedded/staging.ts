import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './is-alive.ts'

const inUse = new Set<string>()
let count = 0

/**
 * Fills a folder under another name and renames it when it is complete, so that `target` is whole or absent.
 * Of two processes that do this at once the first rename wins and the other's work is thrown away.
 */
export async function fillThenRename(target: string, fill: (staging: string) => Promise<void>) {
  await removeLeftovers(target)
  const staging = `${target}.init-${process.pid}-${++count}`
  inUse.add(basename(staging))
  try {
    await fill(staging)
    await rename(staging, target).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOTEMPTY' && failure.code !== 'EEXIST') throw failure
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
    inUse.delete(basename(staging))
  }
}

async function removeLeftovers(target: string) {
  const prefix = `${basename(target)}.init-`
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix) || [...inUse].some((used) => name.startsWith(used))) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    const abandoned = pid === process.pid || !isAlive(pid)
    if (abandoned) await rm(join(dirname(target), name), { recursive: true, force: true })
  }
}
