import type { Columns } from '#platform/server/database/columns.ts'
import { currencies } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, Sql } from '#platform/server/database/sql.ts'
import { alongPrice, fromAnchor, keyOf, order, type Anchor, type Sort } from './sort.ts'
import { joined, type ProductCondition } from './shared-queries.ts'
import { facetNames, type FacetName } from './wanted.ts'

export const among = (conditions: ProductCondition[]) =>
  joined(
    conditions.map(({ ids, holds }) => (ids ? sql` and product_id in (${ids})` : sql` and ${holds}`)),
    '',
  )
const holding = (conditions: ProductCondition[]) =>
  joined(
    conditions.map(({ holds }) => sql` and ${holds}`),
    '',
  )

/** The number of the first condition that the row meets; conditions are read once per query. */
export const tierOf = (row: 'product_search' | 'facet_group', tiers: string[]) =>
  tiers.length < 2
    ? sql`0`
    : sql`case ${joined(
        tiers.slice(0, -1).map((tier, at) => sql`when ${new Sql(row, [])}.tokens @@ ${tier}::tsquery then ${at}::int`),
        ' ',
      )} else ${tiers.length - 1}::int end`

export interface Question {
  /** Best first; the last one is met by all. Empty: everything. */
  tiers: string[]
  /** Met by every product that answers by words of its own; undefined when groups say it all. */
  own: string | undefined
  chosen: Partial<Record<FacetName, string>>
  conditions: ProductCondition[]
}

const columns: Record<FacetName, string> = {
  brands: 'brand_id',
  countries: 'country_id',
  categories: 'category_id',
  grades: 'grade',
  labels: 'label_ids',
}
const grouped = facetNames.map((name) => `facet_group.${columns[name]}, `).join('')

/**
 * How many products stand where. Groups answer for all their products at once; a product that has words of its own may
 * stand at a better place than its group, or answer where the group does not: it is added where it stands and taken off
 * where its group stands. What is asked of each product is counted product by product.
 */
function foundRows({ tiers, own, conditions }: Question, facets: Sql): Sql {
  const all = tiers.at(-1)
  const matchingGroup = all === undefined ? sql`true` : sql`facet_group.tokens @@ ${all}::tsquery`
  if (conditions.length > 0)
    return sql`select ${facets} counted.tier, counted.n
      from (
        select group_id, ${tierOf('product_search', tiers)} as tier, count(*) as n
        from product_search where ${matching(all)} ${among(conditions)} group by 1, 2
      ) as counted join facet_group on facet_group.id = group_id`
  const byGroup = sql`select ${facets} ${tierOf('facet_group', tiers)} as tier, product_count as n
    from facet_group where ${matchingGroup} and product_count > 0`
  if (own === undefined) return byGroup
  return sql`${byGroup}
    union all
    select ${facets} places.tier, places.n
    from (
      select group_id, ${tierOf('product_search', tiers)} as tier, count(*) as n
      from product_search where tokens @@ ${`(${own}) & ${all}`}::tsquery group by 1, 2
    ) as better
    join facet_group on facet_group.id = group_id
    cross join lateral (
      select better.tier, better.n
      union all select ${tierOf('facet_group', tiers)}, -better.n where ${matchingGroup}
    ) as places`
}

export interface Counted {
  /** Of each tier, in their order. */
  tierCounts: number[]
  facets: Record<FacetName, FacetCount[]>
}

interface FacetCount {
  id: number
  count: number
}

interface CountRow {
  facet: FacetName | 'tiers'
  id: number | null
  labelIds: number[] | null
  count: number
}

/** How many products stand at each tier. */
export async function countTiers(db: Db, question: Question): Promise<number[]> {
  const rows = await db.many<{ tier: number; count: number }>(sql`
    select tier, sum(n)::int as count from (${foundRows(question, nothing)}) as found group by tier`)
  return tierCounts(question, new Map(rows.map(({ tier, count }) => [tier, count])))
}

const tierCounts = ({ tiers }: Question, counts: Map<number, number>) =>
  Array.from({ length: Math.max(tiers.length, 1) }, (_, tier) => counts.get(tier) ?? 0)

const facetOfSet = sql`case grouping(brand_id, country_id, category_id, grade, label_ids)
  when 15 then 'brands' when 23 then 'countries' when 27 then 'categories' when 29 then 'grades' when 30 then 'labels'
  else 'tiers' end`

/** Total and facets in one pass. A facet that has something chosen is counted as if nothing were chosen in it. */
export async function countFacets(db: Db, question: Question): Promise<Counted> {
  const chosen = facetNames.filter((name) => question.chosen[name] !== undefined)
  const sumBut = (skipped?: FacetName) => {
    const rest = chosen.filter((name) => name !== skipped)
    const each = rest.map((name) => sql`tokens @@ ${question.chosen[name]}::tsquery`)
    return sql`coalesce(sum(n) ${rest.length > 0 ? sql`filter (where ${joined(each, ' and ')})` : nothing}, 0)::int`
  }
  const sums = chosen.map((name) => sql`when '${new Sql(name, [])}' then ${sumBut(name)}`)
  const count = chosen.length > 0 ? sql`case ${facetOfSet} ${joined(sums, ' ')} else ${sumBut()} end` : sumBut()
  const facets = new Sql(chosen.length > 0 ? `${grouped} facet_group.tokens,` : grouped, [])
  const rows = await db.many<CountRow>(sql`
    with found as materialized (${foundRows(question, facets)})
    select ${facetOfSet} as facet, coalesce(brand_id, country_id, category_id, grade, tier) as id,
      label_ids as "labelIds", ${count} as count
    from found group by grouping sets ((brand_id), (country_id), (category_id), (grade), (label_ids), (tier))`)
  return {
    tierCounts: tierCounts(
      question,
      new Map(rows.flatMap(({ facet, id, count: n }) => (facet === 'tiers' ? [[id ?? 0, n]] : []))),
    ),
    facets: Object.fromEntries(facetNames.map((name) => [name, readFacet(rows, name)])) as Counted['facets'],
  }
}

function readFacet(rows: CountRow[], facet: FacetName): FacetCount[] {
  const counts = new Map<number, number>()
  for (const row of rows)
    if (row.facet === facet)
      for (const id of row.labelIds ?? [row.id ?? 0]) counts.set(id, (counts.get(id) ?? 0) + row.count)
  return [...counts].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []))
}

/** How many of the matches state a parameter at all, and how many by these measurements; lots that are sold do not count. */
export async function countStating(
  db: Db,
  { tiers, conditions }: Question,
  parameterId: number,
  ids: readonly number[],
) {
  const row = await db.first<{ stated: number; measured: number }>(sql`
    select count(*)::int as stated, count(*) filter (where measured)::int as measured
    from (
      select property.product_id, bool_or(measurement_id = any(${ids})) as measured
      from property left join lot on lot.id = lot_id
      where parameter_id = ${parameterId} and base_low is not null and (lot_id is null or lot.stock_kg > 0) group by 1
    ) as stating join product_search using (product_id)
    where ${matching(tiers.at(-1))} ${among(conditions)}`)
  return row ?? { stated: 0, measured: 0 }
}

export interface Slice {
  condition: string | undefined
  conditions: ProductCondition[]
  sort: Sort
  offset: number
  limit: number
  /** A known place on the way there. */
  anchor?: Anchor
}

export const matching = (condition: string | undefined) =>
  condition === undefined ? sql`true` : sql`tokens @@ ${condition}::tsquery`
// The function instead of the operator keeps the planner off the token index.
const matchingEach = (condition: string | undefined) =>
  condition === undefined ? sql`true` : sql`ts_match_vq(tokens, ${condition}::tsquery)`

type Placed = Omit<Anchor, 'offset'>

/** Many matches: along the index of the sort, from the anchor if there is one, until the page is full. */
export const walkMatches = (db: Db, slice: Slice) =>
  slice.sort.by === 'price' && slice.sort.cnyPerUsd !== null ? walkPrices(db, slice) : walkOne(db, slice)

const walkOne = (db: Db, { condition, conditions, sort, offset, limit, anchor }: Slice) =>
  db.many<Placed>(sql`
    select product_id as id, ${keyOf(sort)} as key from product_search
    where ${matchingEach(condition)} ${holding(conditions)} ${anchor ? fromAnchor(sort, anchor) : nothing}
    order by ${order(sort)} limit ${limit} offset ${offset - (anchor?.offset ?? 0)}`)

/** Of each currency as many as the page may take, along its index; those without a price only where it reaches them. */
function walkPrices(db: Db, { condition, conditions, sort, offset, limit }: Slice) {
  const reach = offset + limit
  const along = (which: Sql, most: Sql) => sql`(
    select product_id, currency, price from product_search
    where ${which} and ${matchingEach(condition)} ${holding(conditions)} order by ${alongPrice(sort)} limit ${most})`
  const sold = currencies.map((currency) => along(sql`currency = ${currency}`, sql`${reach}`))
  return db.many<Placed>(sql`
    with priced as materialized (${joined(sold, ' union all ')})
    select product_id as id, ${keyOf(sort)} as key from (
      table priced
      union all ${along(sql`currency is null`, sql`(select greatest(${reach} - count(*), 0) from priced)`)}
    ) as walked
    order by ${order(sort)} limit ${limit} offset ${offset}`)
}

/** Few matches: all that have the words, then sorted. */
export const gatherByWords = (db: Db, slice: Slice) =>
  gather(db, slice, sql`${matching(slice.condition)} ${holding(slice.conditions)}`)

/** Few products meet the conditions: all of them, then those that have the words, then sorted. */
export const gatherByConditions = (db: Db, slice: Slice) =>
  gather(db, slice, sql`${matchingEach(slice.condition)} ${among(slice.conditions)}`)

// The inner offset keeps the planner off the index of the sort.
const gather = (db: Db, { sort, offset, limit }: Slice, where: Sql) =>
  db.many<Placed>(sql`
    select product_id as id, ${keyOf(sort)} as key from (
      select product_id, score, created_at, currency, price, model_key from product_search where ${where} offset 0
    ) as matches
    order by ${order(sort)} limit ${limit} offset ${offset}`)

/** Those of the words that some product has. */
export async function findWords(db: Db, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const rows = await db.many<{ word: string }>(sql`select word from search_vocab where word = any(${words})`)
  return new Set(rows.map(({ word }) => word))
}

/** Words like one that no product has. */
export const searchSimilarWords = (db: Db, word: string) =>
  db.many<Columns<'search_vocab', 'word' | 'products'>>(sql`
    select word, products from search_vocab
    where word % ${word} and length(word) between ${word.length - 2} and ${word.length + 2}
    order by similarity(word, ${word}) desc, products desc, word limit 30`)

export const findWordFrom = (db: Db, start: string) =>
  db.first<{ word: string }>(sql`
    select word from search_vocab where word >= ${start} and word < ${`${start}\u{10ffff}`} limit 1`)
