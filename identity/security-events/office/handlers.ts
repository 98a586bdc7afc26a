import type { Handlers } from '#platform/server/api/context.ts'
import type { securityEvents } from './contract.ts'
import { searchEvents } from './queries.ts'

export const securityEventHandlers: Handlers<typeof securityEvents> = {
  list: (filter, { db }) => searchEvents(db, filter),
}
