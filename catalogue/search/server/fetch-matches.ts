import type { Page } from '#platform/contract/paging.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { mostReached } from '#platform/contract/constants.ts'
import type { ProductQuery } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { chosenToo, type Matches } from './match-products.ts'
import { measurementsAt } from './measurements.ts'
import { idsByValue, valueOrderOf, type Asked } from './order-by-value.ts'
import { pageOfStanding } from './memory/page.ts'
import { standingOf } from './memory/stand.ts'
import { nearestAnchor, noteAnchor } from './page-anchors.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import {
  countTiers,
  gatherByConditions,
  gatherByWords,
  walkMatches,
  type Question,
  type Slice,
} from './search-queries.ts'
import { parametersOf } from './kept-words.ts'
import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Sort } from './sort.ts'
import { butNot } from './tsquery.ts'
import type { ParameterUnits } from './wanted.ts'

type Paged = Asked & Pick<ProductQuery, 'page' | 'limit'> & Partial<Pick<ProductQuery, 'columns'>>

const sortOf = ({ orderBy, sortType }: Paged, { cnyPerUsd }: SearchState): Sort => ({
  cnyPerUsd,
  by: orderBy === 'property' || orderBy === 'nearest' ? 'relevance' : orderBy,
  descending: sortType ? sortType === 'desc' : orderBy === 'created',
})

/** One page of what was matched, tier after tier. */
export async function fetchMatches(db: Db, matches: Matches, paging: Paged): Promise<Page<ProductItem>> {
  const { page, limit } = paging
  const { totalCount } = matches
  const offset = (page - 1) * limit
  if (limit === 0 || offset >= Math.min(totalCount, mostReached)) return { list: [], totalCount, page, limit }
  const parameters = await parametersOf(matches.state, db)
  const ids = await idsAsked(db, matches, paging, parameters)
  const columns = (paging.columns ?? []).filter((code) => parameters.has(code))
  const list = await findItems(db, ids, matches.state, askedAbout(paging, columns, parameters), columns.length > 0)
  return { list, totalCount, page, limit }
}

/** A column, a sort and a range of one property speak of the same values. */
function askedAbout({ range = [], near = [], sortBy }: Paged, columns: string[], parameters: ParameterUnits) {
  const asked = [...near, ...range]
  const codes = columns.length > 0 ? columns : new Set([...(sortBy ? [sortBy] : []), ...asked.map(({ code }) => code)])
  return [...codes].map((code) => {
    const parameter = parameters.get(code)
    const at = asked.find((each) => each.code === code)?.at
    return { name: `${code}@${at ?? ''}`, measurementIds: (parameter && measurementsAt(parameter, at)) ?? [] }
  })
}

/** The products of a page, kept for those who ask the same. */
async function idsAsked(
  db: Db,
  matches: Matches,
  paging: Asked & Pick<ProductQuery, 'page' | 'limit'>,
  parameters: ParameterUnits,
) {
  const { page, limit } = paging
  const offset = (page - 1) * limit
  const values = valueOrderOf(paging, parameters)
  if (values) return idsByValue(db, matches, values, offset, limit)
  return keptPage(db, matches, sortOf(paging, matches.state), offset, limit)
}

function keptPage(db: Db, matches: Matches, sort: Sort, offset: number, limit: number) {
  const name = JSON.stringify(['page', matches.name, sort, offset, limit])
  return matches.state.keep(name, () => idsOfPage(db, matches, sort, offset, limit))
}

const fewHits = 1_000
const sampleSize = 500

/** All hits where they are few, else as many as show how all of them spread, whatever the size of the catalogue. */
export function sampleOf(db: Db, matches: Matches): Promise<number[]> {
  const size = matches.totalCount > fewHits ? sampleSize : matches.totalCount
  return keptPage(db, matches, { by: 'random', descending: false, cnyPerUsd: null }, 0, size)
}

async function idsOfPage(db: Db, matches: Matches, sort: Sort, offset: number, limit: number): Promise<number[]> {
  const standing = await standingOf(db, matches.state, matches.question)
  const held = standing && pageOfStanding(standing, matches.question.chosen, sort, offset, limit)
  if (held) return held
  const question = chosenToo(matches.question)
  const { tiers, conditions } = question
  const parts =
    sort.by === 'relevance' && tiers.length > 1
      ? tiers.map((tier, at) => ({
          condition: butNot(tier, tiers.slice(0, at)),
          count: matches.counted.tierCounts[at] ?? 0,
        }))
      : [{ condition: tiers.at(-1), count: matches.totalCount }]

  const ids: number[] = []
  let start = 0
  for (const { condition, count } of parts) {
    const from = Math.max(offset - start, 0)
    const wanted = Math.min(count - from, limit - ids.length)
    start += count
    if (wanted <= 0) continue
    const slice = { condition, conditions, sort, offset: from, limit: wanted }
    const anchor = await nearestAnchor(matches.state, slice)
    const fetch = await cheapest(db, matches.state, question, { ...slice, anchor }, count)
    const rows = await fetch(db, { ...slice, anchor })
    await noteAnchor(matches.state, slice, rows[0])
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/**
 * Along the sort every n-th product matches; to gather, everything is read that has the words or meets the conditions.
 * Whichever reads least is taken.
 */
async function cheapest(
  db: Db,
  state: SearchState,
  question: Question,
  { offset, limit, anchor }: Slice,
  matches: number,
) {
  const counted = async (part: Partial<Question>) => {
    const asked = { ...question, ...part }
    const counts = await state.keep(JSON.stringify(['products', asked]), () => countTiers(db, asked))
    return counts.reduce((all, each) => all + each, 0)
  }
  const none = { tiers: [], own: undefined }
  const { conditions } = question
  const all = await counted({ ...none, conditions: [] })
  const walked = ((offset - (anchor?.offset ?? 0) + limit) * all) / matches
  if (walked <= matches) return walkMatches
  if (conditions.length === 0) return gatherByWords
  const words = await counted({ conditions: [] })
  const meeting = await counted(none)
  if (walked <= Math.min(words, meeting)) return walkMatches
  return words <= meeting ? gatherByWords : gatherByConditions
}
