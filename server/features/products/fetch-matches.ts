import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/paging.ts'
import type { ProductItem } from '#contract/product.ts'
import type { ProductQuery } from '#contract/products.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'
import { chosenToo, type Matches } from './match-products.ts'
import { findItems } from './queries.ts'
import { gatherMatches, walkMatches, type Slice, type Sort } from './search-queries.ts'
import { butNot } from './tsquery.ts'

/** Nobody reads further; whoever wants more narrows the search. */
const deepest = 10_000

type Paged = Pick<ProductQuery, 'page' | 'limit' | 'orderBy' | 'sortType'>

const sortOf = ({ orderBy, sortType }: Paged): Sort => ({
  by: orderBy,
  descending: sortType ? sortType === 'desc' : orderBy === 'created',
})

/** One page of what was matched, tier after tier. */
export async function fetchMatches(db: Db, matches: Matches, paging: Paged): Promise<Page<ProductItem>> {
  const { page, limit } = paging
  const { totalCount } = matches
  const offset = (page - 1) * limit
  if (limit === 0 || offset >= Math.min(totalCount, deepest)) return { list: [], totalCount, page, limit }
  const ids = await idsOfPage(db, matches, sortOf(paging), offset, limit)
  return { list: await findItems(db, ids), totalCount, page, limit }
}

async function idsOfPage(
  db: Db,
  { question, counted, state, totalCount }: Matches,
  sort: Sort,
  offset: number,
  limit: number,
) {
  const { tiers, idSets } = chosenToo(question)
  const ranked = sort.by === 'relevance' && tiers.length > 1
  const parts = ranked
    ? tiers.map((tier, at) => ({ condition: butNot(tier, tiers.slice(0, at)), count: counted.tierCounts[at] ?? 0 }))
    : [{ condition: tiers.at(-1), count: totalCount }]
  const all = await state.keep('all products', () => countAll(db))

  const ids: number[] = []
  let start = 0
  for (const { condition, count } of parts) {
    const from = Math.max(offset - start, 0)
    const wanted = Math.min(count - from, limit - ids.length)
    start += count
    if (wanted <= 0) continue
    const slice = { condition, idSets, sort, offset: from, limit: wanted }
    const fetch = walksFar(slice, count, all) ? gatherMatches : walkMatches
    ids.push(...(await fetch(db, slice)).map(({ id }) => id))
  }
  return ids
}

/** Along the sort every n-th product matches; to gather, every match is read. Whichever reads less is taken. */
const walksFar = ({ offset, limit }: Slice, matches: number, all: number) =>
  ((offset + limit) * all) / matches > matches

async function countAll(db: Db): Promise<number> {
  const row = await db.first<{ count: number }>(sql`select coalesce(sum(product_count), 0) as count from facet_group`)
  if (!row) throw new Refusal('FAILED')
  return row.count
}
