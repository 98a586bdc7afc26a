import type { Handlers } from '#platform/server/api/context.ts'
import type { ownData } from '../contract.ts'
import { closeAccount } from './close-account.ts'
import { searchOpenOrders } from './queries.ts'

export const ownDataHandlers: Handlers<typeof ownData> = {
  state: async (_, { db, caller }) => ({
    openOrders: (await searchOpenOrders(db, caller.memberId)).map(({ orderSn }) => orderSn),
  }),
  close: ({ currentPassword }, context) => closeAccount(currentPassword, context),
}
