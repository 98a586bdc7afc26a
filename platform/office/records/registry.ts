import { PageError } from '#platform/web/outcome.ts'
import type { RecordNoun } from './record.ts'

type ByName<Nouns extends readonly RecordNoun[]> = { [R in Nouns[number] as R['name']]: R }

const known: RecordNoun[] = []

/** The site names its record nouns here, in the order of its navigation, because nothing below may know them all. */
export function registerRecords<const Nouns extends readonly RecordNoun[]>(nouns: Nouns): ByName<Nouns> {
  known.push(...nouns)
  return Object.fromEntries(nouns.map((record) => [record.name, record])) as ByName<Nouns>
}

export const allRecords = (): readonly RecordNoun[] => known

/** The noun as the audit calls it. */
export const recordOf = (noun: string) => known.find((record) => record.noun === noun)

/** The noun that the page at this address is about. */
export function recordAt({ pathname }: { pathname: string }): RecordNoun {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  const found = known.find(({ at }) => [at, at.edit, at.import, at.versions, at.preview].some((of) => of.path === path))
  if (!found) throw new PageError(404)
  return found
}
