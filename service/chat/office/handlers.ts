import { Refusal } from '#platform/contract/errors.ts'
import type { chat } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { isAway, setAway } from '../server/presence-queries.ts'
import { findCustomerFacts, searchContacts, searchPath, searchQueue } from './desk-queries.ts'
import { handOver } from './hand-over.ts'
import { lockConversationById } from '../server/queries.ts'
import { earlier } from '../server/read-conversation.ts'
import { sendAsContact } from '../server/send-message.ts'
import { storeFile } from '../server/store-file.ts'

export const chatDeskHandlers: Handlers<typeof chat> = {
  queue: async ({ search, whose }, { db, operator: { contactId } }) => ({
    list: await searchQueue(db, { search, whose, contactId }),
    contactId,
    away: contactId !== null && (await isAway(db, contactId)),
  }),
  history: ({ id, before }, { db }) => earlier(db, id, before),
  customer: async ({ id }, { db }) => {
    const facts = await findCustomerFacts(db, id)
    if (!facts) throw new Refusal('NOT_FOUND')
    return { ...facts, path: await searchPath(db, id) }
  },
  contacts: (_, { db }) => searchContacts(db),
  send: async ({ id, ...said }, { db, operator }) => {
    const { message } = await sendAsContact(db, operator, id, said)
    return { message }
  },
  upload: ({ id, file }, context) =>
    storeFile(
      file,
      async (tx) => {
        const conversation = await lockConversationById(tx, id)
        if (!conversation) throw new Refusal('NOT_FOUND')
        return conversation
      },
      context,
    ),
  setPresence: async ({ away }, { db, operator: { contactId } }) => {
    if (contactId !== null) await setAway(db, contactId, away)
    return null
  },
  handOver: ({ id, contactId }, context) => handOver(id, contactId, context),
}
