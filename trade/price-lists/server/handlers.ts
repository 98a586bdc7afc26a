import type { Handlers } from '#platform/server/api/context.ts'
import type { priceLists } from '../contract.ts'
import { ownPrices } from './own-prices.ts'
import { searchAgreements } from './queries.ts'

export const priceListHandlers: Handlers<typeof priceLists> = {
  own: ({ id }, { db, caller }) => ownPrices(db, caller.memberId, id),
  agreements: (_, { db, caller }) => searchAgreements(db, caller.memberId),
}
