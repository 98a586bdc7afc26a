import type { Handlers } from '#platform/server/api/context.ts'
import type { customerHome } from '../contract.ts'
import { aggregate } from './aggregate.ts'

export const customerHomeHandlers: Handlers<typeof customerHome> = {
  aggregation: (_, { db, caller }) => aggregate(db, caller),
}
