import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TypeFlags, type Type } from 'typescript/unstable/sync'
import { readCallSites, type CallSites } from './call-sites.ts'
import { differences } from './differences.ts'
import { kept, merge, nothingSeen, type Seen } from './seen.ts'

const root = join(import.meta.dirname, '../..')

/** Compares the rows that all processes saw with the types of their calls; after a whole run, every query was called. */
export function checkRows(folder: string, whole: boolean) {
  const seen = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as [string, Seen][],
  )
  if (seen.length === 0) return
  const sites = readCallSites(root)
  const { wrong, notRun } = compare(seen, sites)
  const typed = [...sites.rows.values()].filter((type) => !isOpen(type)).length
  sites.close()
  if (wrong.length > 0) throw new Error(`Rows are not what their types say:\n${wrong.join('\n')}`)
  if (!whole) return
  if (notRun.length > 0) throw new Error(`No test runs these queries:\n${notRun.join('\n')}`)
  process.stdout.write(`Rows of all ${typed} queries are what their types say.\n`)
}

const isOpen = ({ flags }: Type) =>
  Boolean(flags & (TypeFlags.AnyOrUnknown | TypeFlags.Undefined | TypeFlags.TypeParameter))

function compare(seen: [string, Seen][], sites: CallSites) {
  const seenAt = new Map<string, { all: Seen; type: Type }>()
  for (const [calls, part] of seen) {
    const [site, type] = typedCall(sites, calls.split(' ')) ?? []
    if (site && type) merge(kept(seenAt, site, () => ({ all: nothingSeen(), type })).all, part)
  }
  const wrong = [...seenAt].flatMap(([site, { all, type }]) =>
    differences(sites.checker, all, [type]).map((difference) => `${site} ${difference}`),
  )
  const notRun = [...sites.rows].flatMap(([site, type]) => (isOpen(type) || seenAt.has(site) ? [] : site))
  return { wrong: wrong.toSorted(), notRun: notRun.toSorted() }
}

/** The call that names the type: the innermost, or the one that gave it its type argument. */
function typedCall({ rows, generic }: CallSites, [inner = '', outer = '']: string[]): [string, Type] | undefined {
  const type = rows.get(inner)
  if (!type || type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.Undefined)) return undefined
  if (!(type.flags & TypeFlags.TypeParameter)) return [inner, type]
  const [argument] = generic.get(outer) ?? []
  return argument && [outer, argument]
}
