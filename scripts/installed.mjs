import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const readPackages = async (path) => JSON.parse(await readFile(join(root, path), 'utf8')).packages

/** Whether node_modules, by npm's own record of it, holds what package-lock.json asks for. */
export async function isInstalled({ dev }) {
  const wanted = await readPackages('package-lock.json')
  const present = await readPackages('node_modules/.package-lock.json').catch(() => undefined)
  if (!present) return false
  const same = (path) => present[path]?.version === wanted[path]?.version && !differs(present[path], wanted[path])
  const dispensable = ({ optional, dev: forDevelopment, devOptional }) =>
    optional || devOptional || (forDevelopment && !dev)
  const complete = Object.keys(wanted).every(
    (path) => !path || same(path) || (!present[path] && dispensable(wanted[path])),
  )
  return complete && Object.keys(present).every((path) => wanted[path])
}

const differs = (one, other) => Boolean(one.integrity && other.integrity && one.integrity !== other.integrity)
