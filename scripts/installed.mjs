import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const readPackages = async (path) => JSON.parse(await readFile(join(root, path), 'utf8')).packages

/** Whether node_modules, by npm's own record of it, holds what package-lock.json asks for. */
export async function isInstalled({ dev }) {
  const present = await readPackages('node_modules/.package-lock.json').catch(() => undefined)
  return present ? fulfils(await readPackages('package-lock.json'), present, dev) : false
}

/** Packages for other systems are allowed to be absent, and those for development if they are not asked for. */
export function fulfils(wanted, present, dev) {
  const fine = ([path, entry]) => {
    if (!path) return true
    const found = present[path]
    if (!found) return Boolean(entry.optional || entry.devOptional || (entry.dev && !dev))
    return found.version === entry.version && found.integrity === (entry.integrity ?? found.integrity)
  }
  return Object.entries(wanted).every(fine) && Object.keys(present).every((path) => wanted[path])
}
