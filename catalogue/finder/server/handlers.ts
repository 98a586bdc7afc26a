import type { savedSearches } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { removeSaved, searchSaved } from './queries.ts'
import { saveSearch } from './save-search.ts'

export const savedSearchHandlers: Handlers<typeof savedSearches> = {
  list: (_, { db, caller }) => searchSaved(db, caller.memberId),
  save: (wish, { db, caller }) => saveSearch(db, caller.memberId, wish),
  delete: async ({ ids }, { db, caller }) => {
    await removeSaved(db, caller.memberId, ids)
    return null
  },
}
