import type { letters } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { saveChoices } from './save-choices.ts'
import { findReader } from './shared-queries.ts'
import { readLetter } from './read-letter.ts'
import { countUnread, markRead, removeLetters, searchLetters } from './queries.ts'

/** How many enquiries have news is known above: `site/` adds it. */
export const letterHandlers: Omit<Handlers<typeof letters>, 'newEnquiryCount'> = {
  list: async (paging, { db, caller, locale }) => {
    const { list, ...page } = await searchLetters(db, caller.memberId, paging)
    return { ...page, list: list.map((letter) => readLetter(letter, locale)) }
  },
  newCount: (_, { db, caller }) => countUnread(db, caller.memberId),
  choices: async (_, { db, caller }) => {
    const reader = await findReader(db, caller.memberId)
    return { email: reader?.email ?? null, choices: reader?.choices ?? {} }
  },
  choose: async ({ choices }, { db, caller }) => {
    await saveChoices(db, caller.memberId, choices)
    return null
  },
  read: async ({ ids }, { db, caller }) => {
    await markRead(db, caller.memberId, ids)
    return null
  },
  delete: async ({ ids }, { db, caller }) => {
    await removeLetters(db, caller.memberId, ids)
    return null
  },
}
