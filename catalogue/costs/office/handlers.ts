import type { Handlers } from '#platform/server/api/context.ts'
import type { costs } from './contract.ts'
import { searchCosts } from './queries.ts'
import { saveCosts } from './save-costs.ts'

export const costHandlers: Handlers<typeof costs> = {
  ofProduct: ({ id }, { db }) => searchCosts(db, id),
  save: (input, context) => saveCosts(input, context),
}
