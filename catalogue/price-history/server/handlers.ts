import type { Handlers } from '#platform/server/api/context.ts'
import type { priceHistory } from '../contract.ts'
import { searchChanges } from './queries.ts'

export const priceHistoryHandlers: Handlers<typeof priceHistory> = {
  ofProduct: ({ id, days = 90 }, { db }) => searchChanges(db, id, days),
}
