import type { Handlers } from '#platform/server/api/context.ts'
import type { priceHistory } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { findCategory, searchChanges, searchMedians } from './queries.ts'

export const priceHistoryHandlers: Handlers<typeof priceHistory> = {
  ofProduct: ({ id, days = 90 }, { db }) => searchChanges(db, id, days),
  ofCategory: async ({ categoryId: id, days = 90 }, { db }) => {
    const category = await findCategory(db, id)
    if (!category) throw new Refusal('NOT_FOUND')
    return { ...category, points: category.currency ? await searchMedians(db, id, category.currency, days) : [] }
  },
}
