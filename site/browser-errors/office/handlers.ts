import type { Handlers } from '#platform/server/api/context.ts'
import type { browserErrors } from './contract.ts'
import { searchErrors } from './queries.ts'

export const browserErrorDeskHandlers: Handlers<typeof browserErrors> = {
  list: (filter, { db }) => searchErrors(db, filter),
}
