import type { Db } from '#server/database/database.ts'
import { distance } from './distance.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { pinyinOf } from './pinyin.ts'
import { findWordFrom, searchSimilarWords } from './search-queries.ts'
import { askedGramsOf, stem, type Run } from './search-tokens.ts'

/** Other keys to try when nothing matched, in this order: typing errors put right, then fewer words. */
export async function correctKey(db: Db, runs: Run[], lexicon: Lexicon): Promise<Run[][]> {
  const corrected = await Promise.all(runs.map((run) => correctRun(db, run, lexicon)))
  const right = runs.map((run, at) => ({ ...run, text: corrected[at] ?? run.text }))
  const isUnknown = (at: number) => corrected[at] === undefined
  const known = right.filter((_, at) => !isUnknown(at))
  const tries = [
    right,
    known,
    ...(known.length > 1 ? known.map((_, at) => known.filter((__, other) => other !== at)) : []),
  ]
  const asTyped = runs.map(({ text }) => text).join(' ')
  const seen = new Set([asTyped, ''])
  return tries.filter((each) => {
    const key = each.map(({ text }) => text).join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** The word itself when it is known, the nearest known one, or nothing. */
async function correctRun(db: Db, { text, han }: Run, lexicon: Lexicon): Promise<string | undefined> {
  if (lexicon.whole(phraseOf([text])).size > 0) return text
  return han ? correctHan(db, text, lexicon) : correctWord(db, text, lexicon)
}

async function correctWord(db: Db, text: string, lexicon: Lexicon): Promise<string | undefined> {
  const word = stem(text)
  if (isNamed(lexicon, word) || lexicon.pinyin(text).size > 0 || (await findWordFrom(db, text))) return text
  if (word.length < 3) return undefined
  const most = word.length > 7 ? 2 : 1
  const named = [...lexicon.latinWords()].map((each) => ({ word: each, products: Infinity }))
  const candidates = [...named, ...(await searchSimilarWords(db, word))]
    .map((each) => ({ ...each, distance: distance(word, each.word, most) }))
    .filter((each) => each.distance <= most && each.word.length > 2)
    .toSorted((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1))
  return candidates[0]?.word
}

const isNamed = (lexicon: Lexicon, word: string) => {
  const { name, other } = lexicon.word(word)
  return name.size > 0 || other.size > 0
}

/** Characters that sound alike are the usual mistake; otherwise one wrong character. */
async function correctHan(db: Db, text: string, lexicon: Lexicon): Promise<string | undefined> {
  const grams = askedGramsOf(text)
  const exist = await Promise.all(
    grams.map(async (gram) => {
      const { name, other } = lexicon.gram(gram)
      return name.size > 0 || other.size > 0 || (await findWordFrom(db, gram)) !== undefined
    }),
  )
  if (exist.every(Boolean)) return text
  const words = [...lexicon.hanWords()]
  const sound = pinyinOf(text).whole
  return (
    words.find((word) => word.length === text.length && pinyinOf(word).whole === sound) ??
    (text.length > 2 ? words.find((word) => distance(word, text, 1) === 1) : undefined)
  )
}
