import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const gigabyte = 1024 ** 3
const room = 4 * gigabyte
/** The tests themselves need some as well. */
const memory = 8 * gigabyte

/**
 * A folder in memory, gone with this process; undefined where there is none, or too little for all that tests write. Copying a
 * database there takes a twentieth of the time, since that is a thousand small files.
 */
export function makeMemoryFolder(within = '/dev/shm') {
  try {
    const { bavail, bsize } = statfsSync(within)
    if (bavail * bsize < room || freemem() < memory) return undefined
    const folder = mkdtempSync(join(within, 'polyharbor-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    // Database servers run as another user when we are root.
    chmodSync(folder, 0o755)
    tryProgram(folder)
    return folder
  } catch {
    return undefined
  }
}

/** Some systems allow no programs there, and the database brings its own. */
function tryProgram(folder) {
  const program = join(folder, 'try')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  execFileSync(program)
  rmSync(program)
}
