import type { Db } from '#platform/server/database/database.ts'
import { correctKey } from './correct-key.ts'
import { phraseOf, type Lexicon } from './lexicon.ts'
import { findWordFrom } from './search-queries.ts'
import { runsOf, type Run } from './search-tokens.ts'

export interface OtherKey {
  runs: Run[]
  /** Another spelling of what was typed, and not a correction. */
  same: boolean
  /** What was typed and is left out. */
  dropped: string[]
}

/** Classes of pipe materials, which grades do not carry in their names. */
const meant: Record<string, string> = {
  pe100: 'hdpe pressure pipe',
  pe80: 'hdpe pressure pipe',
  pert: 'hdpe hot water pipe',
}

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join(' ')

/** What to try when nothing has all the words, in this order: other spellings, typing errors put right, fewer words. */
export async function otherKeys(db: Db, runs: Run[], lexicon: Lexicon): Promise<OtherKey[]> {
  const [together, single] = await correctKey(db, runs, lexicon)
  const known = single?.runs.filter((_, at) => single.texts[at] !== undefined) ?? []
  const unknown = runs.filter((_, at) => single?.texts[at] === undefined).map(({ text }) => text)
  const tried = [
    ...(await spellings(db, runs, lexicon)).map((each) => ({ runs: each, same: true, dropped: [] })),
    ...[together, single].map((each) => ({ runs: each?.runs ?? [], same: false, dropped: [] })),
    { runs: known, same: false, dropped: unknown },
    ...fewerWords(known, lexicon).map((each) => ({ ...each, dropped: [...unknown, ...each.dropped] })),
  ]
  const seen = new Set(['', textOf(runs)])
  return tried.filter((each) => !seen.has(textOf(each.runs)) && seen.add(textOf(each.runs)))
}

/** T3OS, HDPE5000S, PE100: the letter for the digit, the material before the code, a class by what it says. */
async function spellings(db: Db, runs: Run[], lexicon: Lexicon): Promise<Run[][]> {
  const zeroed = runs.map((run) => ({
    ...run,
    text: run.text.replaceAll(/(?<=\d)o+|o+(?=\d)/g, (all) => '0'.repeat(all.length)),
  }))
  const apart: Run[] = []
  for (const run of zeroed) apart.push(...(await takenApart(db, run, lexicon)))
  return [zeroed, apart]
}

async function takenApart(db: Db, run: Run, lexicon: Lexicon): Promise<Run[]> {
  const said = meant[run.text]
  if (said) return runsOf(said)
  const [, name, code] = /^([a-z]{2,})(\d[a-z\d]*)$/.exec(run.text) ?? []
  if (!name || !code) return [run]
  const isName = lexicon.whole(name).size > 0 || lexicon.pinyin(name).size > 0 || (await findWordFrom(db, name))
  return isName
    ? [
        { ...run, text: name },
        { text: code, han: false, glued: false },
      ]
    : [run]
}

/** One word less, whichever tells least, then more of them: what names a facet is kept longest, then codes. */
function fewerWords(runs: Run[], lexicon: Lexicon): OtherKey[] {
  const worth = ({ text }: Run) => (lexicon.whole(phraseOf([text])).size > 0 ? 2 : /\d/.test(text) ? 1 : 0)
  const order = runs.map((_, at) => at).toSorted((a, b) => worth(runs[a] as Run) - worth(runs[b] as Run) || b - a)
  const without = (left: readonly number[]): OtherKey => ({
    runs: runs.filter((_, at) => !left.includes(at)),
    same: false,
    dropped: runs.filter((_, at) => left.includes(at)).map(({ text }) => text),
  })
  const single = order.map((at) => without([at]))
  const several = order.slice(1, -1).map((_, more) => without(order.slice(0, more + 2)))
  return runs.length > 1 ? [...single, ...several] : []
}
