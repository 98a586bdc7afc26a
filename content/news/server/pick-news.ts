import type { NewsItem } from '../contract.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { searchNews } from './queries.ts'

/** The newest. */
export async function pickNews(db: Reader, limit: number): Promise<NewsItem[]> {
  const { list } = await searchNews(db, { page: 1, limit })
  return list
}
