import { aliasToken, isLabelToken, isOwnToken, pinyinToken } from './facet-tokens.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { askedGramsOf, stem, type Run } from './search-tokens.ts'
import { allOf, anyOf, lexeme, startingWith, type Condition } from './tsquery.ts'

/** How well a product answers a word, best first. */
export const Level = { name: 1, word: 2, prefix: 3, other: 4 } as const
export type Level = (typeof Level)[keyof typeof Level]

/** One way to match one word, or several neighbouring words together. */
export interface Way {
  level: Level
  /** Any of them will do. */
  conditions: Condition[]
  /** Words of the product itself among them; facets are counted by groups. */
  own: string[]
}

const facets = (tokens: Iterable<string>) => [...tokens].map(lexeme)
const ownAmong = (tokens: Iterable<string>) => [...tokens].filter(isOwnToken).map(lexeme)
const way = (level: Level, own: string[], tokens: Iterable<string> = []): Way => ({
  level,
  conditions: [...own, ...facets(tokens)],
  own: [...own, ...ownAmong(tokens)],
})

export function waysOfHan(han: string, lexicon: Lexicon): Way[] {
  const grams = askedGramsOf(han)
  const holdings = lexicon.holding(grams)
  // A name may hold the text whole, or a part of it when the product itself says the rest.
  const each = (level: Level, ownOf: (gram: string) => string[], kinds: ('name' | 'other')[]): Way => ({
    level,
    conditions: [
      allOf(grams.map((gram) => anyOf(ownOf(gram)))),
      ...holdings.map(({ held, ...tokens }) =>
        allOf([
          anyOf(kinds.flatMap((kind) => facets(tokens[kind]))),
          ...grams.flatMap((gram) => (held.has(gram) ? [] : [anyOf(ownOf(gram))])),
        ]),
      ),
    ],
    own: grams.flatMap(ownOf),
  })
  return [
    way(Level.name, [], lexicon.whole(han)),
    each(Level.word, (gram) => [lexeme(gram)], ['name']),
    each(Level.other, (gram) => [lexeme(gram), lexeme(aliasToken(gram))], ['name', 'other']),
  ]
}

export function waysOfWord(text: string, lexicon: Lexicon, exists: (word: string) => boolean): Way[] {
  const word = stem(text)
  const whole = lexicon.whole(word)
  const { name, other } = lexicon.word(word)
  const known = name.size > 0 || other.size > 0 || whole.size > 0 || exists(word)
  const ways = [
    way(Level.name, [], whole),
    way(Level.word, [lexeme(word)], name),
    way(Level.other, [lexeme(aliasToken(word))], other),
  ]
  if (text.length > 1 && (/\d/.test(text) || !known))
    ways.push(way(Level.prefix, [startingWith(text)]), way(Level.other, [startingWith(aliasToken(text))]))
  return known ? ways : [...ways, ...waysOfUnknown(text, lexicon)]
}

function waysOfUnknown(text: string, lexicon: Lexicon): Way[] {
  if (text.length < 2) return []
  const from = lexicon.wordsFrom(text)
  const longer = [way(Level.prefix, [], from.name), way(Level.other, [], from.other)]
  if (!/^[a-z]+$/.test(text)) return longer
  const sounding = text.length > 3 ? startingWith(pinyinToken(text)) : lexeme(pinyinToken(text))
  return [...longer, way(Level.other, [sounding], lexicon.pinyin(text))]
}

/** GF30 beside other words is also the label that GF stands for. */
export function waysOfMarking(text: string, lexicon: Lexicon): Way[] {
  const letters = /^([a-z]+)\d{1,3}$/.exec(text)?.[1]
  const tokens = [...(letters ? lexicon.whole(letters) : [])]
  return tokens.length > 0 && tokens.every(isLabelToken) ? [way(Level.other, [], tokens)] : []
}

const isPartOfCode = ({ text, han }: Run) => !han && (/\d/.test(text) || text.length < 4)

/** Neighbours that are one code written apart, or one phrase that the lexicon knows. */
export function waysOfSeveral(runs: Run[], lexicon: Lexicon): Way[] {
  const joined = runs.map(({ text }) => text).join('')
  const isOne = runs.slice(1).every(({ glued }) => glued)
  // PP-R and PET-G are written with and without their sign.
  const phrase = lexicon.whole(phraseOf(runs.map(({ text }) => text))).union(lexicon.whole(isOne ? joined : ''))
  const ways = phrase.size > 0 ? [way(Level.name, [], phrase)] : []
  if (!runs.every(isPartOfCode) || !/\d/.test(joined)) return ways
  return [
    ...ways,
    way(Level.word, [lexeme(joined)]),
    way(Level.prefix, [startingWith(joined)]),
    way(Level.other, [startingWith(aliasToken(joined))]),
  ]
}
