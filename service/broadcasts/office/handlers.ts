import { Refusal } from '#platform/contract/errors.ts'
import type { broadcasts } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { createBroadcast, removeUnsent, saveBroadcast } from './keep-broadcast.ts'
import { findBroadcast, searchBroadcasts } from './queries.ts'
import { sendBroadcast } from './send-broadcast.ts'

export const broadcastHandlers: Handlers<typeof broadcasts> = {
  list: (filter, { db }) => searchBroadcasts(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findBroadcast(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => createBroadcast(input, context),
  update: (input, context) => saveBroadcast(input, context),
  remove: ({ ids }, context) => removeUnsent(ids, context),
  send: (input, context) => sendBroadcast(input, context),
}
