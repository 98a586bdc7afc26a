import { Refusal } from '#platform/contract/errors.ts'
import type { news } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getNews } from './get-news.ts'
import { findNewsItem, searchNews } from './queries.ts'

export const newsHandlers: Handlers<typeof news> = {
  list: (filter, { db }) => searchNews(db, filter),
  detail: ({ id }, { db }) => getNews(db, id),
  works: async ({ id }, { db }) => {
    const found = await findNewsItem(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return [found]
  },
}
