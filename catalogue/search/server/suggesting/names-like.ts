import { pinyinOf } from '../pinyin.ts'
import { normalise, runsOf } from '../search-tokens.ts'

/** A category, a use or a supplier, with everything that it is called. */
export interface Named {
  id: number
  zh: string
  en: string
  words: string[]
}
export interface Suggestible extends Named {
  /** Its names in one spelling, then its other words, Chinese ones as they sound too. */
  names: string[]
  others: string[]
}

const han = /\p{Script=Han}/u
const foldWord = (text: string) =>
  normalise(text)
    .replaceAll(/[-_/,()（）]+|\s+/g, ' ')
    .trim()

const soundsOf = (word: string) =>
  runsOf(word).flatMap((run) => (run.han && run.text.length > 1 ? [pinyinOf(run.text).whole] : []))

export const suggestible = (named: Named): Suggestible => ({
  ...named,
  names: [named.zh, named.en].map(foldWord),
  others: [...new Set(named.words.flatMap((word) => [foldWord(word), ...soundsOf(word)]))],
})

/** The end of what was typed that something is called by, and what stands before it. */
export interface Typed {
  rest: string
  end: string
}

const boundary = /\s+|(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/giu
const mostWords = 3

/** `PP 保险` may end in the words `PP 保险` or in `保险`: the longest end first. */
export function endsOf(key: string): Typed[] {
  const text = key.normalize('NFKC').trim()
  const starts = [0, ...[...text.matchAll(boundary)].map(({ index, 0: gap }) => index + gap.length)]
  return starts
    .slice(-mostWords)
    .map((at) => ({ rest: text.slice(0, at).trim(), end: foldWord(text.slice(at)) }))
    .filter(({ end }) => end.length > 1 || han.test(end))
}

/** How well a spelling answers: it is the word, it begins so, one of its words does, or a Chinese one holds it. */
function likeness(spelling: string, end: string): number {
  if (spelling === end) return 0
  if (spelling.startsWith(end)) return 1
  if (` ${spelling}`.includes(` ${end}`)) return 2
  return han.test(end) && spelling.includes(end) ? 3 : Infinity
}

/** Between one likeness and the next. */
const byOtherWord = 0.5

/** The few that answer best to an end, those with the shortest name first among equals. */
export function namesLike(all: readonly Suggestible[], end: string, most: number): Suggestible[] {
  const ranked = all.flatMap((each) => {
    const best = Math.min(
      ...each.names.map((name) => likeness(name, end)),
      ...each.others.map((word) => likeness(word, end) + byOtherWord),
    )
    return best === Infinity ? [] : [{ each, best }]
  })
  return ranked
    .toSorted((a, b) => a.best - b.best || a.each.en.length - b.each.en.length)
    .slice(0, most)
    .map(({ each }) => each)
}
