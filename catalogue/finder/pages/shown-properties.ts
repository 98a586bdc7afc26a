import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import type { RangedParameter } from './choices.ts'

export const groups = ['rheology', 'mechanical', 'thermal', 'physical', 'flammability', 'optical'] as const

/** The property of each group that most products state, and those in use. */
export function shownProperties(parameters: RangedParameter[], query: URLSearchParams): RangedParameter[] {
  const byUse = parameters.toSorted((a, b) => b.productCount - a.productCount)
  const codes = new Set([
    ...groups.map((name) => byUse.find(({ group }) => group === name)?.code),
    ...query.getAll('property'),
    ...query.getAll('range').map((text) => parsePropertyRange(text)?.code),
  ])
  return parameters.filter(({ code }) => codes.has(code))
}
