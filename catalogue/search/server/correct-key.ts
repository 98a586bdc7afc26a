import type { Db } from '#platform/server/database/database.ts'
import { distance } from './distance.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { pinyinOf } from './pinyin.ts'
import { findWordFrom, searchSimilarWords } from './search-queries.ts'
import { askedGramsOf, stem, type Run } from './search-tokens.ts'

/** Names of classes and materials that nobody means something else by, whether we sell them or not. */
const wordsOfTheTrade = new Set(
  'rohs reach fda ul vde ce iso xps eps epp epe pert pe100 pe80 pex pvb pvoh pva evoh eva pan ptfe pfa fep pct ptt pen pes'.split(
    ' ',
  ),
)

export interface Corrected {
  /** Each word put right; undefined where nothing is like it. */
  texts: (string | undefined)[]
  runs: Run[]
}

/** Typing errors put right: Chinese taken together first, then word by word. */
export async function correctKey(db: Db, runs: Run[], lexicon: Lexicon): Promise<Corrected[]> {
  const correct = async ({ text, han }: Run) => {
    if (lexicon.whole(phraseOf([text])).size > 0) return text
    return han ? correctHan(db, text, lexicon) : correctWord(db, text, lexicon)
  }
  const whole = rejoinHan(runs)
  const single: (string | undefined)[] = []
  for (const run of runs) single.push(await correct(run))
  const together: (string | undefined)[] = []
  for (const run of whole) together.push(run.han ? similarHan(run.text, lexicon) : await correct(run))
  const write = (those: Run[], texts: (string | undefined)[]) => ({
    texts,
    runs: those.map((run, at) => ({ ...run, text: texts[at] ?? run.text })),
  })
  return [write(whole, together), write(runs, single)]
}

/** Chinese that was cut at the wrong place because of the error in it. */
const rejoinHan = (runs: Run[]): Run[] =>
  runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1)
    if (!last?.han || !run.han || !run.glued) return [...joined, run]
    return [...joined.slice(0, -1), { ...last, text: last.text + run.text }]
  }, [])

/** The word itself when it is known, the nearest known one, or nothing. */
async function correctWord(db: Db, text: string, lexicon: Lexicon): Promise<string | undefined> {
  const word = stem(text)
  if (isNamed(lexicon.word(word)) || lexicon.pinyin(text).size > 0 || (await findWordFrom(db, text))) return text
  if (word.length < 3 || wordsOfTheTrade.has(word)) return undefined
  const most = word.length > 7 ? 2 : 1
  const named = [...lexicon.latinWords()].map((each) => ({ word: each, products: Infinity }))
  const candidates = [...named, ...(await searchSimilarWords(db, word))]
    .map((each) => ({ ...each, distance: distance(word, each.word, most) }))
    .filter((each) => each.distance <= most && each.word.length > 2 && mayBecome(word, each.word))
    .toSorted((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1))
  return candidates[0]?.word
}

const digitsOf = (word: string) => word.replaceAll(/\D/g, '')
const once = (digits: string) => digits.replaceAll(/(\d)\1+/g, '$1')

/** A digit may be typed once too often, never for another. */
const sameDigits = (one: string, other: string) =>
  one === other || (one.length !== other.length && once(one) === once(other))

/** A short name with another letter is another name: PVB is not PVC. */
const mayBecome = (typed: string, known: string) =>
  sameDigits(digitsOf(typed), digitsOf(known)) &&
  (typed.length > 4 || /\d/.test(typed) || typed.length !== known.length)

async function correctHan(db: Db, text: string, lexicon: Lexicon): Promise<string | undefined> {
  for (const gram of askedGramsOf(text))
    if (!lexicon.isGram(gram) && !(await findWordFrom(db, gram))) return similarHan(text, lexicon)
  return text
}

const isNamed = ({ name, other }: { name: Set<string>; other: Set<string> }) => name.size > 0 || other.size > 0

/** Characters that sound alike are the usual mistake; otherwise one wrong character. */
function similarHan(text: string, lexicon: Lexicon): string | undefined {
  if (text.length < 2) return undefined
  const words = [...lexicon.hanWords()]
  const sound = pinyinOf(text).whole
  return (
    words.find((word) => word.length === text.length && pinyinOf(word).whole === sound) ??
    (text.length > 2 ? words.find((word) => distance(word, text, 1) === 1) : undefined)
  )
}
