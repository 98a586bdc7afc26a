import type { Counted, Question } from '../search-queries.ts'
import { facetNames, type FacetName } from '../wanted.ts'
import { nowhere, type Standing } from './stand.ts'
import type { Groups } from './groups.ts'
import { groupsMeeting } from './words.ts'

type Chosen = Partial<Record<FacetName, string>>

/** Of each group: which facets it does not have what is chosen in. */
export function missesOf(groups: Groups, chosen: Chosen) {
  const misses: (FacetName | 'several' | undefined)[] = Array.from({ length: groups.size })
  for (const name of facetNames) {
    const condition = chosen[name]
    if (condition === undefined) continue
    const meeting = groupsMeeting(condition, groups)
    for (let at = 0; at < groups.size; at++) if (!meeting[at]) misses[at] = misses[at] === undefined ? name : 'several'
  }
  return misses
}

/** Total and facets in one pass. A facet that has something chosen is counted as if nothing were chosen in it. */
export function countStanding({ table, tiers }: Standing, question: Pick<Question, 'tiers' | 'chosen'>): Counted {
  const { size, group, groups } = table
  const places = Math.max(question.tiers.length, 1)
  const counts = new Uint32Array(groups.size * places)
  for (let row = 0; row < size; row++) {
    const tier = tiers[row] as number
    if (tier !== nowhere) counts[(group[row] as number) * places + tier]!++
  }
  const misses = missesOf(groups, question.chosen)
  const tierCounts: number[] = Array.from({ length: places }, () => 0)
  const facets = Object.fromEntries(facetNames.map((name) => [name, new Map<number, number>()]))
  for (let at = 0; at < groups.size; at++) {
    let all = 0
    for (let tier = 0; tier < places; tier++) {
      const count = counts[at * places + tier] as number
      if (misses[at] === undefined) tierCounts[tier]! += count
      all += count
    }
    if (all > 0) addTo(facets, groups, at, all, misses[at])
  }
  const counted = Object.entries(facets).map(([name, each]) => [name, [...each].map(([id, count]) => ({ id, count }))])
  return { tierCounts, facets: Object.fromEntries(counted) as Counted['facets'] }
}

function addTo(
  facets: Record<string, Map<number, number>>,
  groups: Groups,
  at: number,
  count: number,
  missed: FacetName | 'several' | undefined,
) {
  for (const name of facetNames) {
    if (missed !== undefined && missed !== name) continue
    const facet = facets[name]
    for (const id of groups.facets[name][at] ?? []) facet?.set(id, (facet.get(id) ?? 0) + count)
  }
}

/** How many state a parameter at all, and how many by these measurements, of what stands somewhere and is chosen. */
export function countStatingHeld(
  { table, tiers }: Standing,
  chosen: Chosen,
  all: readonly number[],
  ids: readonly number[],
) {
  const misses = missesOf(table.groups, chosen)
  const how = new Uint8Array(table.size)
  const mark = (measurementId: number, as: number) => {
    const stated = table.values.get(measurementId)
    for (let at = 0; at < (stated?.size ?? 0); at++) how[stated?.row[at] as number] = as
  }
  for (const id of all) mark(id, 1)
  for (const id of ids) mark(id, 2)
  let [stated, measured] = [0, 0]
  for (let row = 0; row < table.size; row++) {
    if (!how[row] || tiers[row] === nowhere || misses[table.group[row] as number] !== undefined) continue
    stated++
    if (how[row] === 2) measured++
  }
  return { stated, measured }
}
