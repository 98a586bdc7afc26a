import { readsByFactors } from '#catalogue/parameters/steps.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { search } from '../contract.ts'

type Spread = OutputOf<typeof search.spreads>[number]

const bars = 20
/** Fewer are read faster than drawn. */
const fewest = 4
/** Undefined where there is nothing to see. */
export function spreadOf(code: string, values: readonly number[], of: number): Spread | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number
  if (sorted.length < fewest || at(0) === at(1)) return undefined
  const [lowest, highest] = [at(0), at(1)]
  const logarithmic = readsByFactors(code, lowest, highest)
  const stands = (value: number) => (logarithmic ? Math.log(value) : value)
  const counts = Array.from({ length: bars }, () => 0)
  for (const value of sorted) {
    const share = (stands(value) - stands(lowest)) / (stands(highest) - stands(lowest))
    const bar = Math.min(Math.floor(share * bars), bars - 1)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return {
    code,
    stated: sorted.length,
    of,
    lowest,
    highest,
    halfFrom: at(0.25),
    halfTo: at(0.75),
    logarithmic,
    counts,
  }
}
