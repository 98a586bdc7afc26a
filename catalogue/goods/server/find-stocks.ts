import { searchStocks, type Stock } from './queries.ts'
import { together } from './together.ts'

export const findStocks = together<number[], Map<number, Stock>>(async (db, questions) => {
  const rows = await searchStocks(db, [...new Set(questions.flat())])
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
})
