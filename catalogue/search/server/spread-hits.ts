import type { InferOutput } from 'valibot'
import type { Context } from '#platform/server/api/context.ts'
import type { search } from '../contract.ts'
import { sampleOf } from './fetch-matches.ts'
import { parametersOf } from './kept-words.ts'
import { matchAsked } from './match-asked.ts'
import { measurementsAt } from './measurements.ts'
import { spreadOf } from './spread-of.ts'
import { searchSpreads } from './value-queries.ts'

/** How the hits spread over each property, at the condition of its range or at the usual one, as ranges compare them. */
export async function spreadHits({ codes, ...filter }: InferOutput<typeof search.spreads.input>, context: Context) {
  const { db } = context
  // With facets, as the search of the same page: what it counted is not counted again.
  const matches = await matchAsked(filter, context, true)
  const ranges = matches.read?.range ?? filter.range ?? []
  const parameters = await parametersOf(matches.state, db)
  const measurementIds = codes.flatMap((code) => {
    const parameter = parameters.get(code)
    if (!parameter || parameter.options.length > 0) return []
    return measurementsAt(parameter, ranges.find((range) => range.code === code)?.at) ?? []
  })
  if (measurementIds.length === 0) return []
  return matches.state.keep(JSON.stringify(['spreads', matches.name, measurementIds]), async () => {
    const ids = await sampleOf(db, matches)
    const spreads = await searchSpreads(db, ids, measurementIds)
    return spreads.flatMap(({ code, values }) => spreadOf(code, values, ids.length) ?? [])
  })
}
