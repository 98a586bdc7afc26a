import { aliasToken, modelToken, pinyinToken } from './facet-tokens.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { askedGramsOf, stem, type Run } from './search-tokens.ts'
import { allOf, anyOf, lexeme, startingWith, type Condition } from './tsquery.ts'

/** How well a product answers a word, best first. */
const Level = { name: 1, word: 2, prefix: 3, other: 4 } as const
type Level = (typeof Level)[keyof typeof Level]
const levels = Object.values(Level)

/** One way to meet one word, or several neighbouring words together. */
interface Way {
  level: Level
  condition: Condition
  /** Words of the product itself among them; facets are counted by groups. */
  own: string[]
}

export interface Understood {
  /** Conditions from the best answers to the weakest; a product stands at the first that it meets. */
  tiers: string[]
  /** Met by every product that answers by a word of its own. */
  own: string | undefined
}

const facets = (tokens: Iterable<string>) => [...tokens].map(lexeme)
const way = (level: Level, own: string[], tokens: Iterable<string> = []): Way => ({
  level,
  condition: anyOf([...own, ...facets(tokens)]),
  own,
})

function waysOfHan(han: string, lexicon: Lexicon): Way[] {
  const grams = askedGramsOf(han)
  const holdings = lexicon.holding(grams)
  // A name may hold the text whole, or a part of it when the product itself says the rest.
  const each = (level: Level, ownOf: (gram: string) => string[], kinds: ('name' | 'other')[]): Way => ({
    level,
    condition: anyOf([
      allOf(grams.map((gram) => anyOf(ownOf(gram)))),
      ...holdings.map(({ held, ...tokens }) =>
        allOf([
          anyOf(kinds.flatMap((kind) => facets(tokens[kind]))),
          ...grams.flatMap((gram) => (held.has(gram) ? [] : [anyOf(ownOf(gram))])),
        ]),
      ),
    ]),
    own: grams.flatMap(ownOf),
  })
  return [
    way(Level.name, [], lexicon.whole(han)),
    each(Level.word, (gram) => [lexeme(gram)], ['name']),
    each(Level.other, (gram) => [lexeme(gram), lexeme(aliasToken(gram))], ['name', 'other']),
  ]
}

function waysOfWord(text: string, lexicon: Lexicon, exists: (word: string) => boolean): Way[] {
  const word = stem(text)
  const { name, other } = lexicon.word(word)
  const known = name.size > 0 || other.size > 0 || lexicon.whole(word).size > 0 || exists(word)
  const ways = [
    way(Level.name, [], lexicon.whole(word)),
    way(Level.word, [lexeme(word)], name),
    way(Level.other, [lexeme(aliasToken(word))], other),
  ]
  const startsLongerWords = text.length > 1 && (/\d/.test(text) || !known)
  if (startsLongerWords) {
    ways.push(way(Level.prefix, [startingWith(text)]), way(Level.other, [startingWith(aliasToken(text))]))
    if (!known) {
      const from = lexicon.wordsFrom(text)
      ways.push(way(Level.prefix, [], from.name), way(Level.other, [], from.other))
    }
  }
  if (!known && /^[a-z]{2,}$/.test(text)) {
    const sounding = text.length > 3 ? startingWith(pinyinToken(text)) : lexeme(pinyinToken(text))
    ways.push(way(Level.other, [sounding], lexicon.pinyin(text)))
  }
  return ways
}

const isPartOfCode = ({ text, han }: Run) => !han && (/\d/.test(text) || text.length < 4)

/** Neighbours that are one code written apart, or one phrase that the lexicon knows. */
function waysOfSeveral(runs: Run[], lexicon: Lexicon): Way[] {
  const phrase = lexicon.whole(phraseOf(runs.map(({ text }) => text)))
  const ways = phrase.size > 0 ? [way(Level.name, [], phrase)] : []
  const joined = runs.map(({ text }) => text).join('')
  if (!runs.every(isPartOfCode) || !/\d/.test(joined)) return ways
  return [
    ...ways,
    way(Level.word, [lexeme(joined)]),
    way(Level.prefix, [startingWith(joined)]),
    way(Level.other, [startingWith(aliasToken(joined))]),
  ]
}

const longestPhrase = 3

export function understandKey(runs: Run[], lexicon: Lexicon, exists: (word: string) => boolean): Understood {
  const single = runs.map(({ text, han }) => (han ? waysOfHan(text, lexicon) : waysOfWord(text, lexicon, exists)))
  const several = runs.map((_, at) =>
    [2, longestPhrase].map((length) =>
      at + length <= runs.length ? waysOfSeveral(runs.slice(at, at + length), lexicon) : [],
    ),
  )
  const ways = (from: number, to: number) => (to - from === 1 ? single[from] : several[from]?.[to - from - 2]) ?? []
  const meets = (from: number, to: number, level: Level) =>
    anyOf(ways(from, to).flatMap((each) => (each.level <= level ? [each.condition] : [])))

  /** Every way to cut a block into single words and phrases. */
  function blockMeets(from: number, to: number, level: Level): Condition {
    if (from === to) return undefined
    const cuts: Condition[] = []
    for (let next = from + 1; next <= Math.min(to, from + longestPhrase); next++) {
      const first = meets(from, next, level)
      cuts.push(next === to ? first : allOf([first, blockMeets(next, to, level)]))
    }
    return anyOf(cuts)
  }

  const blocks = blocksOf(runs.length, (at) => several[at]?.map((found) => found.length > 0) ?? [])
  const byLevel = levels.map((level) => allOf(blocks.map(([from, to]) => blockMeets(from, to, level))))
  const models = modelSpans(runs)
  const exact = anyOf(
    models.map(({ from, to, model }) =>
      allOf([model, ...runs.flatMap((_, at) => (at < from || at >= to ? [meets(at, at + 1, Level.other)] : []))]),
    ),
  )
  const tiers = [exact, ...byLevel.slice(0, -1), anyOf([exact, byLevel.at(-1)])]
  const words = [single, several.flat()].flat().flatMap((ways) => ways.flatMap((each) => each.own))
  return {
    tiers: [...new Set(tiers)].filter((tier) => tier !== undefined),
    own: anyOf([...words, ...models.map(({ model }) => model)]),
  }
}

const mostInBlock = 4

/** Words that a phrase may join stand in one block; blocks are met one by one. */
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
