import { facetNames, type FacetName } from '../wanted.ts'

/** Products with the same facets. */
export interface HeldGroup {
  id: number
  brandId: number
  countryId: number
  categoryId: number
  grade: number
  labelIds: number[]
  tokens: string[]
}

/** Ids of all groups one after the other, and where those of each end. */
export interface FacetColumn {
  ids: number[]
  ends: number[]
  highest: number
}

export interface Groups {
  size: number
  /** Where a group stands, by its id. */
  at: Map<number, number>
  facets: Record<FacetName, FacetColumn>
  /** The row of each that came last, counted from one. */
  newest: number[]
  /** The groups that have a word. */
  having: Map<string, number[]>
  tokens: string[]
}

const emptyFacet = (): FacetColumn => ({ ids: [], ends: [], highest: 0 })

export function groupTable(groups: readonly HeldGroup[]): Groups {
  const facets = Object.fromEntries(facetNames.map((name) => [name, emptyFacet()])) as Groups['facets']
  const table: Groups = { size: 0, at: new Map(), facets, newest: [], having: new Map(), tokens: [] }
  for (const group of groups) addGroup(table, group)
  return table
}

function addTo(facet: FacetColumn, ids: readonly number[]) {
  facet.ids.push(...ids)
  facet.ends.push(facet.ids.length)
  facet.highest = Math.max(facet.highest, ...ids)
}

/** False where it is known with other words: everything that was read by them is void then. */
export function addGroup(table: Groups, group: HeldGroup): boolean {
  const tokens = group.tokens.join(' ')
  const known = table.at.get(group.id)
  if (known !== undefined) return table.tokens[known] === tokens
  const at = table.size++
  table.at.set(group.id, at)
  table.tokens.push(tokens)
  table.newest.push(0)
  addTo(table.facets.brands, [group.brandId])
  addTo(table.facets.countries, [group.countryId])
  addTo(table.facets.categories, [group.categoryId])
  addTo(table.facets.grades, [group.grade])
  addTo(table.facets.labels, group.labelIds)
  for (const token of group.tokens) {
    const having = table.having.get(token)
    if (having) having.push(at)
    else table.having.set(token, [at])
  }
  return true
}
