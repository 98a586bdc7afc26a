import type { Db } from '#platform/server/database/database.ts'
import { noteShown } from '#platform/server/pages/shown.ts'
import { searchStocks, type Stock } from './queries.ts'
import { together } from './together.ts'

const askStocks = together<number[], Map<number, Stock>>(async (db, questions) => {
  const rows = await searchStocks(db, [...new Set(questions.flat())])
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
})

export function findStocks(db: Db, ids: number[]) {
  noteShown(...ids.map((id) => `product:${id}` as const))
  return askStocks(db, ids)
}
