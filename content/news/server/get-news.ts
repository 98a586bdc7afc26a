import { Refusal } from '#platform/contract/errors.ts'
import type { NewsDetail } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findNeighbour, findNews, searchRelated } from './queries.ts'

/** An article with what a reader goes to next. */
export async function getNews(db: Db, id: number): Promise<NewsDetail> {
  const article = await findNews(db, id)
  if (!article) throw new Refusal('NOT_FOUND')
  const [previous, next, related] = await Promise.all([
    findNeighbour(db, article, 'previous'),
    findNeighbour(db, article, 'next'),
    searchRelated(db, article),
  ])
  return { ...article, previous: previous ?? null, next: next ?? null, related }
}
