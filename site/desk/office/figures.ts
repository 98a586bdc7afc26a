import type { Figures } from './contract.ts'
import { keysIn } from '#catalogue/cross-references/server/keys-in.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findAnswerTime, searchAnswers, searchDays, searchTerms } from './figures-queries.ts'

export async function getFigures(db: Reader, days: number): Promise<Figures> {
  const [list, terms, answer] = await Promise.all([
    searchDays(db, days),
    answeredTerms(db, days),
    findAnswerTime(db, days),
  ])
  return { days: list, terms, firstAnswerMinutes: answer?.minutes ?? null }
}

/** Words that found nothing, with what was made for them since; a word that failed again after that is not answered. */
async function answeredTerms(db: Reader, days: number): Promise<Figures['terms']> {
  const terms = (await searchTerms(db, days)).map((each) => ({ ...each, keys: keysIn(each.term) }))
  const words = terms.map(({ term }) => term)
  const answers = await searchAnswers(
    db,
    words,
    terms.flatMap(({ keys }) => keys),
  )
  return terms.map(({ lastDay, keys, ...each }) => {
    const answer = answers.find(({ list, key, on }) =>
      list === 'aliases' ? key === each.term && on !== null && on >= lastDay : keys.includes(key),
    )
    return { ...each, answer: answer ?? null }
  })
}
