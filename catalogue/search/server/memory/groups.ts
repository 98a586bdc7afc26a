import type { FacetName } from '../wanted.ts'

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

export interface Groups {
  size: number
  /** Where a group stands, by its id. */
  at: Map<number, number>
  facets: Record<FacetName, number[][]>
  /** The groups that have a word. */
  having: Map<string, number[]>
  tokens: string[]
}

export function groupTable(groups: readonly HeldGroup[]): Groups {
  const facets = { brands: [], countries: [], categories: [], grades: [], labels: [] }
  const table: Groups = { size: 0, at: new Map(), facets, having: new Map(), tokens: [] }
  for (const group of groups) addGroup(table, group)
  return table
}

/** False where it is known with other words: everything that was read by them is void then. */
export function addGroup(table: Groups, group: HeldGroup): boolean {
  const tokens = group.tokens.join(' ')
  const known = table.at.get(group.id)
  if (known !== undefined) return table.tokens[known] === tokens
  const at = table.size++
  table.at.set(group.id, at)
  table.tokens.push(tokens)
  table.facets.brands.push([group.brandId])
  table.facets.countries.push([group.countryId])
  table.facets.categories.push([group.categoryId])
  table.facets.grades.push([group.grade])
  table.facets.labels.push(group.labelIds)
  for (const token of group.tokens) {
    const having = table.having.get(token)
    if (having) having.push(at)
    else table.having.set(token, [at])
  }
  return true
}
