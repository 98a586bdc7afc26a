import type { NewsItem } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchNews } from './queries.ts'

/** The newest. */
export async function pickNews(db: Db, limit: number): Promise<NewsItem[]> {
  const { list } = await searchNews(db, { page: 1, limit })
  return list
}
