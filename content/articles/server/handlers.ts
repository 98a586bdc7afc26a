import type { articles } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findArticle, searchHelp, searchLegal } from './queries.ts'

export const articleHandlers: Handlers<typeof articles> = {
  help: ({ key }, { db }) => searchHelp(db, key),
  legal: (_, { db }) => searchLegal(db),
  detail: async ({ code }, { db }) => {
    const found = await findArticle(db, code)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
}
