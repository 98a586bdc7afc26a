import type { letters } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countUnread, markRead, removeLetters, searchLetters } from './queries.ts'

/** How many enquiries have news is known above: `site/` adds it. */
export const letterHandlers: Omit<Handlers<typeof letters>, 'newEnquiryCount'> = {
  list: (paging, { db, caller }) => searchLetters(db, caller.memberId, paging),
  newCount: (_, { db, caller }) => countUnread(db, caller.memberId),
  read: async ({ ids }, { db, caller }) => {
    await markRead(db, caller.memberId, ids)
    return null
  },
  delete: async ({ ids }, { db, caller }) => {
    await removeLetters(db, caller.memberId, ids)
    return null
  },
}
