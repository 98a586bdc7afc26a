import type { Handlers } from '#platform/server/api/context.ts'
import { searchMonths, searchTurnover } from '../server/queries.ts'
import type { turnover } from './contract.ts'

export const turnoverHandlers: Handlers<typeof turnover> = {
  list: (filter, { db }) => searchTurnover(db.reports, filter),
  months: (which, { db }) => searchMonths(db.reports, which),
}
