import type { Figures } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findAnswerTime, searchDays, searchTerms } from './figures-queries.ts'

export async function getFigures(db: Db, days: number): Promise<Figures> {
  const [list, terms, answer] = await Promise.all([
    searchDays(db, days),
    searchTerms(db, days),
    findAnswerTime(db, days),
  ])
  return { days: list, terms, firstAnswerMinutes: answer?.minutes ?? null }
}
