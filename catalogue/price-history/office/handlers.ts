import type { Handlers } from '#platform/server/api/context.ts'
import { searchDeskChanges } from '../server/queries.ts'
import type { priceHistory } from './contract.ts'

export const deskPriceHistoryHandlers: Handlers<typeof priceHistory> = {
  ofProduct: ({ id }, { db, operator }) => searchDeskChanges(db, operator, id),
}
