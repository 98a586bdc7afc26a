import { pinyinOf } from './pinyin.ts'
import { runsOf, stem, tokensOf } from './search-tokens.ts'

/** `name` is what a facet is called, `alias` what somebody decided that a word stands for, `other` the rest. */
export interface LexiconEntry {
  /** The facet, as a word of the search row; null for words that a search passes over. */
  token: string | null
  text: string
  kind: 'name' | 'alias' | 'other'
}

type Tokens = Set<string>
export interface Meaning {
  /** By a word of its name. */
  name: Tokens
  /** By a word of one of its other names. */
  other: Tokens
}

/** Facets that share the same of the grams asked for, each in one single name. */
export interface Holding extends Meaning {
  held: Set<string>
}

/** What the words of facets stand for. Products hold the facet and not its words, so a new name counts at once. */
export interface Lexicon {
  /** Facets that are called exactly so, or that an alias names. */
  whole(phrase: string): Tokens
  word(word: string): Meaning
  wordsFrom(start: string): Meaning
  isGram(gram: string): boolean
  /** Facets whose name holds some of the grams, together with which. */
  holding(grams: readonly string[]): Holding[]
  pinyin(word: string): Tokens
  isSkipped(phrase: string): boolean
  /** Chinese text cut at the words it is made of. */
  cut(han: string): string[]
  /** All words and grams of a facet's name. */
  nameOf(token: string): Tokens
  latinWords(): Iterable<string>
  hanWords(): Iterable<string>
}

const none: Meaning = { name: new Set(), other: new Set() }

class Index {
  readonly #map = new Map<string, Set<string>>()
  add(key: string, value: string) {
    const values = this.#map.get(key)
    if (values) values.add(value)
    else this.#map.set(key, new Set([value]))
  }
  get = (key: string): Set<string> => this.#map.get(key) ?? none.name
  keys = () => this.#map.keys()
}

class Meanings {
  readonly #map = new Map<string, Meaning>()
  add(key: string, kind: keyof Meaning, token: string) {
    const meaning = this.#map.get(key) ?? { name: new Set(), other: new Set() }
    meaning[kind].add(token)
    this.#map.set(key, meaning)
  }
  get = (key: string): Meaning => this.#map.get(key) ?? none
  keys = () => this.#map.keys()
  from(start: string): Meaning {
    const found: Meaning = { name: new Set(), other: new Set() }
    for (const [key, { name, other }] of this.#map) {
      if (!key.startsWith(start)) continue
      for (const token of name) found.name.add(token)
      for (const token of other) found.other.add(token)
    }
    return found
  }
}

export const phraseOf = (texts: string[]) => texts.map(stem).join(' ')

interface Name {
  token: string
  kind: keyof Meaning
}

export function createLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const whole = new Index()
  const words = new Meanings()
  const names: Name[] = []
  const namesByGram = new Map<string, number[]>()
  const sounds = new Index()
  const wordsOfFacet = new Index()
  const skipped = new Set<string>()
  const hanWords = new Set<string>()
  const beginnings = new Set<string>()
  const singles = new Set<string>()

  for (const { token, text, kind } of entries) {
    const runs = runsOf(text)
    const phrase = phraseOf(runs.map((run) => run.text))
    for (const { text: han } of runs.filter((run) => run.han)) {
      hanWords.add(han)
      for (let length = 2; length <= han.length; length++) beginnings.add(han.slice(0, length))
    }
    if (token === null) skipped.add(phrase)
    if (token === null || phrase === '') continue
    if (kind !== 'other') whole.add(phrase, token)
    if (runs.length === 1 && !runs[0]?.han) singles.add(phrase)
    if (kind === 'alias') addSound(sounds, runs.length === 1 && runs[0]?.han ? runs[0].text : undefined, token)
    else addWords(text, kind, token)
  }

  function addWords(text: string, kind: 'name' | 'other', token: string) {
    const runs = runsOf(text)
    for (const run of runs) if (run.han) addSound(sounds, run.text, token)
    const name = names.push({ token, kind }) - 1
    for (const word of tokensOf(text)) {
      if (!/\p{Script=Han}/u.test(word)) words.add(word, kind, token)
      else if (!namesByGram.get(word)?.push(name)) namesByGram.set(word, [name])
      if (kind === 'name') wordsOfFacet.add(token, word)
    }
  }

  function wordsFrom(start: string): Meaning {
    const found = words.from(start)
    for (const phrase of singles)
      if (phrase.startsWith(start)) for (const token of whole.get(phrase)) found.name.add(token)
    return found
  }

  return {
    whole: whole.get,
    word: words.get,
    wordsFrom,
    isGram: (gram) => namesByGram.has(gram),
    holding: (grams) => holdingOf(grams, namesByGram, names),
    pinyin: sounds.get,
    isSkipped: (phrase) => skipped.has(phrase),
    cut: (han) => cutAt(beginnings, han),
    nameOf: wordsOfFacet.get,
    latinWords: () => singles.union(new Set(words.keys())),
    hanWords: () => hanWords,
  }
}

/** A Chinese name can be typed as it sounds, or by the initials of three and more syllables. */
function addSound(sounds: Index, han: string | undefined, token: string) {
  if (!han || han.length < 2) return
  const { whole, initials } = pinyinOf(han)
  sounds.add(whole, token)
  if (initials.length > 2) sounds.add(initials, token)
}

function holdingOf(asked: readonly string[], namesByGram: Map<string, number[]>, names: Name[]): Holding[] {
  const heldBy = new Map<number, string[]>()
  for (const gram of asked)
    for (const name of namesByGram.get(gram) ?? []) heldBy.set(name, [...(heldBy.get(name) ?? []), gram])
  const found = new Map<string, Holding>()
  for (const [at, held] of heldBy) {
    const { token, kind } = names[at] as Name
    const same = found.get(held.join(' ')) ?? { held: new Set(held), name: new Set(), other: new Set() }
    same[kind].add(token)
    found.set(held.join(' '), same)
  }
  return [...found.values()]
}

/** The longest beginning of a known word at each place; what no word begins with stays together. */
function cutAt(beginnings: Set<string>, han: string): string[] {
  const parts: string[] = []
  let unknown = ''
  for (let at = 0; at < han.length;) {
    let length = 0
    for (let next = 2; at + next <= han.length && beginnings.has(han.slice(at, at + next)); next++) length = next
    if (length === 0) {
      unknown += han[at++]
      continue
    }
    if (unknown) parts.push(unknown)
    unknown = ''
    parts.push(han.slice(at, at + length))
    at += length
  }
  return unknown ? [...parts, unknown] : parts
}

/** The words and grams of a text that no name of the given facets has. */
export function wordsBeyond(words: Iterable<string>, tokens: readonly string[], lexicon: Lexicon): Set<string> {
  const said = tokens.map((token) => lexicon.nameOf(token))
  return new Set([...words].filter((word) => !said.some((name) => name.has(word))))
}
