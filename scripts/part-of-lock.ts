type Names = Record<string, string>

interface Entry {
  dependencies?: Names
  devDependencies?: Names
  optionalDependencies?: Names
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
}

export interface Lock {
  name: string
  version: string
  lockfileVersion: number
  packages: Record<string, Entry>
}

interface Manifest extends Entry {
  name: string
  version: string
}

/** The same versions of fewer packages: what a smaller package.json reaches of a lock file. */
export function partOfLock(whole: Lock, manifest: Manifest): Lock {
  const { name, version, dependencies = {}, devDependencies = {} } = manifest
  const always = reach(whole, dependencies)
  const development = reach(whole, devDependencies)
  const packages: Lock['packages'] = { '': manifest }
  for (const path of [...new Set([...always.keys(), ...development.keys()])].toSorted()) {
    const { dev: _, optional: __, devOptional: ___, ...entry } = whole.packages[path] ?? {}
    const optional = always.get(path) ?? development.get(path)
    packages[path] = { ...entry, ...(!always.has(path) && { dev: true }), ...(optional && { optional }) }
  }
  return { name, version, lockfileVersion: whole.lockfileVersion, packages }
}

/** Paths of what these names stand for, with all that it needs in turn, and whether it may be missing. */
function reach(lock: Lock, names: Names): Map<string, boolean> {
  const found = new Map<string, boolean>()
  const visit = (from: string, name: string, optional: boolean) => {
    const path = nearest(lock, from, name)
    if (!path || (found.has(path) && (optional || !found.get(path)))) return
    found.set(path, optional)
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {}
    for (const each of Object.keys(dependencies)) visit(path, each, optional)
    for (const each of Object.keys(optionalDependencies)) visit(path, each, true)
  }
  for (const name of Object.keys(names)) visit('', name, false)
  return found
}

/** As Node looks for a package: beside the one that asks for it, then further up. */
function nearest({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}
