import { phraseOf, type Lexicon } from './lexicon.ts'
import { runsOf, type Run } from './search-tokens.ts'

const mostRuns = 8
const longestHan = 12
const fillers = new Set('a an and are at for from in is of or the to with'.split(' '))

/** The words of a search, Chinese cut at the words that the lexicon knows; fillers and names of parameters are passed over. */
export function keyRuns(key: string, lexicon: Lexicon): Run[] {
  const all = runsOf(key).flatMap((run) => (run.han ? cutHan(run, lexicon) : [run]))
  const meant = all.filter(({ text }) => !fillers.has(text) && !lexicon.isSkipped(phraseOf([text])))
  return (meant.length > 0 ? meant : all).slice(0, mostRuns)
}

function cutHan(run: Run, lexicon: Lexicon): Run[] {
  const text = run.text.slice(0, longestHan)
  const parts = lexicon.whole(text).size > 0 ? [text] : lexicon.cut(text)
  return parts.map((part, at) => ({ text: part, han: true, glued: at > 0 || run.glued }))
}

export const writeRuns = (runs: readonly Run[]) =>
  runs.map(({ text, glued }, at) => (glued || at === 0 ? text : ` ${text}`)).join('')
