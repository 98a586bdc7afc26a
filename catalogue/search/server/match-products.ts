import { ProductFilter } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { noteShown } from '#platform/server/pages/shown.ts'
import { otherKeys } from './other-keys.ts'
import { keyRuns, writeRuns } from './key-runs.ts'
import { countFacets, countTiers, findWords, type Counted, type Question } from './search-queries.ts'
import { lexiconOf, parametersOf } from './kept-words.ts'
import type { Lexicon } from './lexicon.ts'
import { asFilter, type ReadFilter } from './reading/as-filter.ts'
import { withCondition } from './reading/condition.ts'
import { readKey } from './reading/read-key.ts'
import { currentState, type SearchState } from '#catalogue/goods/server/search-state.ts'
import { countStanding } from './memory/count.ts'
import { standingOf } from './memory/stand.ts'
import { stem, type Run } from './search-tokens.ts'
import { allOf } from './tsquery.ts'
import { understandKey, type Understood } from './understand-key.ts'
import { lacking, type ProductCondition } from './shared-queries.ts'
import { wantedOf, type Wanted } from './wanted.ts'

export interface Matches {
  /** Of what was asked; what belongs to it is kept under this name. */
  name: string
  question: Question
  counted: Counted
  totalCount: number
  state: SearchState
  /** What was searched for instead, because nothing matched as it was typed. */
  correctedKey: string | null
  /** Words that nothing has and values in units that do not convert: the search goes without them, and says so. */
  dropped: string[]
  unconverted: string[]
  /** What its numbers, classes and negations were taken for. */
  read: ReadFilter | null
}

interface Options {
  facets?: boolean
  /** Further conditions on the product. */
  conditions?: ProductCondition[]
  /** Without corrections: nothing found is an answer. */
  asTyped?: boolean
  /** Called before something is counted that is not known yet. */
  beforeCounting?: () => Promise<void>
}

// What is asked for comes with the page and the sort, which change nothing in what matches.
const filterNames = Object.keys(ProductFilter.entries) as (keyof ProductFilter)[]
const none: Counted = { tierCounts: [0], facets: { brands: [], countries: [], categories: [], grades: [], labels: [] } }
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
const wordsOf = (runs: Run[]) => runs.flatMap(({ text, han }) => (han ? [] : [stem(text)]))

/** Everything that meets the filter, counted; when a typed word is unknown, everything that meets its correction. */
export async function matchProducts(db: Db, filter: ProductFilter, options: Options = {}): Promise<Matches> {
  const state = await currentState(db)
  const name = JSON.stringify([
    filterNames.map((each) => filter[each]),
    options.facets,
    options.conditions,
    options.asTyped,
  ])
  if (!state.has(name)) await options.beforeCounting?.()
  return state.keep(name, () => match(db, state, filter, { ...options, name }))
}

/** Lots that are sold out state nothing. */
const dependsOnStock = ({ held }: ProductCondition) => held?.kind === 'available' || held?.kind === 'range'

type Named = Options & { name: string }

/** As it was read, unless only the words as they were typed find anything. */
async function match(db: Db, state: SearchState, filter: ProductFilter, options: Named): Promise<Matches> {
  const parameters = await parametersOf(state, db)
  const readings = readKey(filter.key ?? '', parameters).map((reading) => ({
    ...reading,
    range: reading.range.map((each) => withCondition(each, parameters)),
  }))
  // Where nothing is stated so under the typed condition, that of the polymer counts: the range that is shown names none.
  const usual = readings.map((reading) => ({ ...reading, range: reading.range.map(({ at: _, ...each }) => each) }))
  const conditional = readings.some(({ range }) => range.some(({ at }) => at !== undefined))
  for (const reading of conditional ? [...readings, ...usual] : readings) {
    const read = asFilter(filter, reading)
    const found = await matchWords(db, state, { ...filter, ...read }, options)
    if (found.totalCount === 0) continue
    const { changed, passedOver } = reading
    // What was passed over stays in the address: each time it is shown, it is said again.
    const key = [read.key, ...passedOver].filter(Boolean).join(' ')
    return { ...found, read: changed ? { ...read, key } : null, unconverted: passedOver }
  }
  return matchWords(db, state, filter, options)
}

async function matchWords(
  db: Db,
  state: SearchState,
  filter: ProductFilter,
  { name, facets = false, conditions = [], asTyped = false }: Named,
): Promise<Matches> {
  // One after the other: inside a transaction there is one connection.
  const lexicon = await lexiconOf(state, db)
  const unwanted = await conditionsWithout(db, filter.without ?? [], lexicon)
  const wanted = wantedOf(filter, await parametersOf(state, db), state.cnyPerUsd, [...conditions, ...unwanted])
  if (wanted.conditions.some(dependsOnStock)) noteShown('availability')
  if (wanted.key === undefined) return count(questionOf(wanted, undefined), null)

  const runs = keyRuns(wanted.key, lexicon)
  const first = await searchFor(runs, null)
  if (first.totalCount > 0 || runs.length === 0 || asTyped) return first
  for (const { runs: other, same, dropped } of await otherKeys(db, runs, lexicon)) {
    const found = await searchFor(other, same ? null : writeRuns(other))
    if (found.totalCount > 0) return { ...found, dropped }
  }
  return first

  async function searchFor(each: Run[], correctedKey: string | null) {
    const exist = await findWords(db, wordsOf(each))
    const understood = understandKey(each, lexicon, (word) => exist.has(word))
    return count(questionOf(wanted, understood), correctedKey)
  }

  async function count(question: Question | undefined, correctedKey: string | null): Promise<Matches> {
    const counted = question ? await countKept(question) : none
    return {
      name,
      question: question ?? empty,
      counted,
      totalCount: sum(counted.tierCounts),
      state,
      correctedKey,
      dropped: [],
      unconverted: [],
      read: null,
    }
  }

  /** What is typed in two ways is often one question. */
  function countKept(question: Question): Promise<Counted> {
    return state.keep(JSON.stringify([facets, question]), async () => {
      const standing = await standingOf(db, state, question)
      if (standing) return countStanding(standing, question)
      return facets ? countFacets(db, question) : { ...none, tierCounts: await countTiers(db, chosenToo(question)) }
    })
  }
}

async function conditionsWithout(db: Db, words: readonly string[], lexicon: Lexicon): Promise<ProductCondition[]> {
  const found: ProductCondition[] = []
  for (const word of words) {
    const runs = keyRuns(word, lexicon)
    const exist = await findWords(db, wordsOf(runs))
    const all = understandKey(runs, lexicon, (each) => exist.has(each)).tiers.at(-1)
    if (all !== undefined) found.push(lacking(all))
  }
  return found
}

const empty: Question = { tiers: [], own: undefined, chosen: {}, conditions: [] }

/** Undefined when nothing can match. */
function questionOf({ chosen, always, conditions }: Wanted, understood: Understood | undefined): Question | undefined {
  if (understood?.tiers.length === 0) return undefined
  const base = { own: understood?.own, chosen, conditions }
  if (!understood) return { ...base, tiers: always ? [always] : [] }
  return { ...base, tiers: understood.tiers.map((tier) => (always ? `${tier} & ${always}` : tier)) }
}

/** With what is chosen in the facets as part of the question. */
export function chosenToo({ tiers, chosen, ...question }: Question): Question {
  const all = allOf(Object.values(chosen))
  if (all === undefined) return { ...question, tiers, chosen: {} }
  return { ...question, tiers: tiers.length > 0 ? tiers.map((tier) => `${tier} & ${all}`) : [all], chosen: {} }
}
