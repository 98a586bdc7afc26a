import type { Handlers } from '#platform/server/api/context.ts'
import type { conversion } from './contract.ts'
import { searchConversion } from './queries.ts'

export const conversionHandlers: Handlers<typeof conversion> = {
  list: (filter, { db }) => searchConversion(db.reports, filter),
}
