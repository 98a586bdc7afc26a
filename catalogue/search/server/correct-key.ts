import type { Db } from '#platform/server/database/database.ts'
import { distance } from './distance.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { pinyinOf } from './pinyin.ts'
import { findWordFrom, searchSimilarWords } from './search-queries.ts'
import { askedGramsOf, stem, type Run } from './search-tokens.ts'

/** Other keys to try when nothing matched, in this order: typing errors put right, then fewer words. */
export async function correctKey(db: Db, runs: Run[], lexicon: Lexicon): Promise<Run[][]> {
  const correct = async ({ text, han }: Run) => {
    if (lexicon.whole(phraseOf([text])).size > 0) return text
    return han ? correctHan(db, text, lexicon) : correctWord(db, text, lexicon)
  }
  const whole = rejoinHan(runs)
  const corrected: (string | undefined)[] = []
  for (const run of runs) corrected.push(await correct(run))
  const correctedWhole: (string | undefined)[] = []
  for (const run of whole) correctedWhole.push(run.han ? similarHan(run.text, lexicon) : await correct(run))
  const write = (those: Run[], texts: (string | undefined)[]) =>
    those.map((run, at) => ({ ...run, text: texts[at] ?? run.text }))
  const known = write(runs, corrected).filter((_, at) => corrected[at] !== undefined)
  const fewer = known.length > 1 ? leavingOneOut(known, lexicon) : []
  const seen = new Set(['', textOf(runs)])
  return [write(whole, correctedWhole), write(runs, corrected), known, ...fewer].filter((each) => {
    const text = textOf(each)
    return !seen.has(text) && seen.add(text)
  })
}

/** The least telling word goes first: codes and names of facets are kept longer, and the last word is missed least. */
function leavingOneOut(runs: Run[], lexicon: Lexicon): Run[][] {
  const worth = ({ text }: Run) => (lexicon.whole(phraseOf([text])).size > 0 ? 2 : /\d/.test(text) ? 1 : 0)
  return runs
    .map((run, at) => ({ at, worth: worth(run) }))
    .toSorted((a, b) => a.worth - b.worth || b.at - a.at)
    .map(({ at }) => runs.filter((_, other) => other !== at))
}

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join(' ')

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
  if (word.length < 3) return undefined
  const most = word.length > 7 ? 2 : 1
  const named = [...lexicon.latinWords()].map((each) => ({ word: each, products: Infinity }))
  const candidates = [...named, ...(await searchSimilarWords(db, word))]
    .map((each) => ({ ...each, distance: distance(word, each.word, most) }))
    .filter((each) => each.distance <= most && each.word.length > 2)
    .toSorted((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1))
  return candidates[0]?.word
}

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
