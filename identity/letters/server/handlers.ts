import type { letters } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countUnread, markRead, removeLetters, searchLetters } from './queries.ts'

export const letterHandlers: Handlers<typeof letters> = {
  list: (paging, { db, caller }) => searchLetters(db, caller.memberId, paging),
  newCount: (_, { db, caller }) => countUnread(db, caller.memberId),
  newEnquiryCount: (_, { db, caller }) => countUnread(db, caller.memberId, 'enquiry'),
  read: async ({ ids }, { db, caller }) => {
    await markRead(db, caller.memberId, ids)
    return null
  },
  delete: async ({ ids }, { db, caller }) => {
    await removeLetters(db, caller.memberId, ids)
    return null
  },
}
