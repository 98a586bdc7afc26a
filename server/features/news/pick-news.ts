import type { NewsItem } from '#contract/news.ts'
import type { Db } from '#server/database/database.ts'
import { searchNews } from './queries.ts'

/** The newest. */
export async function pickNews(db: Db, limit: number): Promise<NewsItem[]> {
  const { list } = await searchNews(db, { page: 1, limit })
  return list
}
