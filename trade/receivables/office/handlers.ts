import type { Handlers } from '#platform/server/api/context.ts'
import { searchReceivables, searchSums } from '../server/queries.ts'
import type { receivables } from './contract.ts'

export const receivableHandlers: Handlers<typeof receivables> = {
  list: (filter, { db }) => searchReceivables(db.reports, filter),
  sums: (which, { db }) => searchSums(db.reports, which),
}
