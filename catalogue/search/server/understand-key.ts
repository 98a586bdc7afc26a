import { modelToken } from './facet-tokens.ts'
import type { Lexicon } from './lexicon.ts'
import type { Run } from './search-tokens.ts'
import { allOf, anyOf, lexeme, type Condition } from './tsquery.ts'
import { Level, waysOfHan, waysOfMarking, waysOfSeveral, waysOfWord, type Way } from './ways-to-match.ts'

export interface Understood {
  /** Conditions from the best answers to the weakest; a product stands at the first that it meets. */
  tiers: string[]
  /** Met by every product that answers by a word of its own. */
  own: string | undefined
}

const longestPhrase = 3
const mostInBlock = 4

export function understandKey(runs: Run[], lexicon: Lexicon, exists: (word: string) => boolean): Understood {
  const single = runs.map((run) => waysOf(run, runs.length, lexicon, exists))
  const several = runs.map((_, at) =>
    [2, longestPhrase].map((length) =>
      at + length <= runs.length ? waysOfSeveral(runs.slice(at, at + length), lexicon) : [],
    ),
  )

  function matching(from: number, to: number, level: Level | 'name first'): Condition {
    const ways = (to - from === 1 ? single[from] : several[from]?.[to - from - 2]) ?? []
    const named = ways.some((each) => each.level === Level.name && each.conditions.length > 0)
    const most = level === 'name first' ? (named ? Level.name : Level.other) : level
    return anyOf(ways.flatMap((each) => (each.level <= most ? each.conditions : [])))
  }

  /** Every way to cut a block into single words and phrases. */
  function blockMeets(from: number, to: number, level: Level | 'name first'): Condition {
    const cuts: Condition[] = []
    for (let next = from + 1; next <= Math.min(to, from + longestPhrase); next++) {
      const first = matching(from, next, level)
      cuts.push(next === to ? first : allOf([first, blockMeets(next, to, level)]))
    }
    return anyOf(cuts)
  }

  if (runs.length === 0) return { tiers: [], own: undefined }
  const blocks = blocksOf(runs.length, (at) => several[at]?.map((found) => found.length > 0) ?? [])
  const allMeet = (level: Level | 'name first') => allOf(blocks.map(([from, to]) => blockMeets(from, to, level)))
  const models = modelSpans(runs)
  const exact = anyOf(
    models.map(({ from, to, model }) =>
      allOf([model, ...runs.flatMap((_, at) => (at < from || at >= to ? [matching(at, at + 1, Level.other)] : []))]),
    ),
  )
  const tiers = [
    exact,
    allMeet(Level.name),
    // "Korea ABS" is ABS first of all: what names a facet counts as one, however the other words match.
    allMeet('name first'),
    allMeet(Level.word),
    allMeet(Level.prefix),
    anyOf([exact, allMeet(Level.other)]),
  ]
  const ways = [single.flat(), several.flat(2)].flat()
  return {
    tiers: [...new Set(tiers)].filter((tier) => tier !== undefined),
    own: anyOf([...ways.flatMap((each) => each.own), ...models.map(({ model }) => model)]),
  }
}

function waysOf({ text, han }: Run, among: number, lexicon: Lexicon, exists: (word: string) => boolean): Way[] {
  if (han) return waysOfHan(text, lexicon)
  return [...waysOfWord(text, lexicon, exists), ...(among > 1 ? waysOfMarking(text, lexicon) : [])]
}

/** Words that a phrase may join stand in one block; blocks are matched one by one. */
function blocksOf(count: number, joins: (at: number) => boolean[]): [from: number, to: number][] {
  const blocks: [number, number][] = []
  let from = 0
  let reach = 0
  for (let at = 0; at < count; at++) {
    const [two, three] = joins(at)
    reach = Math.max(reach, at + 1, two ? at + 2 : 0, three ? at + 3 : 0)
    const full = at + 1 - from === mostInBlock
    if (reach > at + 1 && !full) continue
    blocks.push([from, at + 1])
    from = at + 1
    reach = from
  }
  return blocks
}

/** Words that may be a whole model, alone or among other words. */
function modelSpans(runs: Run[]): { from: number; to: number; model: string }[] {
  return runs.flatMap((_, from) =>
    Array.from({ length: Math.min(mostInBlock, runs.length - from) }, (__, more) => from + more + 1).flatMap((to) => {
      const key = runs
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
      const possible = to - from === runs.length || /\d/.test(key)
      return possible ? [{ from, to, model: lexeme(modelToken(key)) }] : []
    }),
  )
}
