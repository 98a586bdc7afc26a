import type { Counted, Question } from '../search-queries.ts'
import { facetNames, type FacetName } from '../wanted.ts'
import type { Standing } from './table.ts'
import type { FacetColumn, Groups } from './groups.ts'
import { groupsMeeting } from './words.ts'

type Chosen = Partial<Record<FacetName, string>>

const fits = 255
const missesSeveral = 254

/** Of each group the place of the one facet in which it lacks what is chosen. */
export function missesOf(groups: Groups, chosen: Chosen): Uint8Array {
  const misses = new Uint8Array(groups.size).fill(fits)
  for (const [place, name] of facetNames.entries()) {
    const condition = chosen[name]
    if (condition === undefined) continue
    const meeting = groupsMeeting(condition, groups)
    for (let at = 0; at < groups.size; at++) if (!meeting[at]) misses[at] = misses[at] === fits ? place : missesSeveral
  }
  return misses
}

/** Whether a group has everything that is chosen. */
export const isChosen = (missed: number | undefined) => missed === fits

/** Total and facets in one pass. A facet that has something chosen is counted as if nothing were chosen in it. */
export function countStanding(standing: Standing, question: Pick<Question, 'tiers' | 'chosen'>): Counted {
  const { table, rows, tiers } = standing
  const { group, groups } = table
  const misses = missesOf(groups, question.chosen)
  const tierCounts = Array.from({ length: Math.max(question.tiers.length, 1) }, () => 0)
  const counts = new Uint32Array(groups.size)
  const counted: number[] = []
  for (let each = 0; each < rows.length; each++) {
    const at = group[rows[each] as number] as number
    const tier = tiers[each] as number
    if (counts[at] === 0) counted.push(at)
    counts[at] = (counts[at] as number) + 1
    if (misses[at] === fits) tierCounts[tier] = (tierCounts[tier] as number) + 1
  }
  const facets = facetNames.map((name, place) => {
    const shown = counted.filter((at) => misses[at] === fits || misses[at] === place)
    return [name, countFacet(groups.facets[name], counts, shown)]
  })
  return { tierCounts, facets: Object.fromEntries(facets) as Counted['facets'] }
}

function countFacet({ ids, ends, highest }: FacetColumn, counts: Uint32Array, shown: readonly number[]) {
  const sums = new Uint32Array(highest + 1)
  for (const at of shown)
    for (let each = at === 0 ? 0 : (ends[at - 1] as number); each < (ends[at] as number); each++)
      sums[ids[each] as number] = (sums[ids[each] as number] as number) + (counts[at] as number)
  return Array.from(sums, (count, id) => ({ id, count })).filter(({ count }) => count > 0)
}

/** How many state a parameter at all, and how many by these measurements, of what stands somewhere and is chosen. */
export function countStatingHeld(
  { table, rows }: Standing,
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
  for (const row of rows) {
    if (!how[row] || !isChosen(misses[table.group[row] as number])) continue
    stated++
    if (how[row] === 2) measured++
  }
  return { stated, measured }
}
