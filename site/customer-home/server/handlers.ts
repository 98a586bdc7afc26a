import type { Handlers } from '#platform/server/api/context.ts'
import type { customerHome } from '../contract.ts'
import { aggregate } from './aggregate.ts'
import { findCases } from './find-cases.ts'

export const customerHomeHandlers: Handlers<typeof customerHome> = {
  cases: (_, context) => findCases(context),
  aggregation: (_, { db, caller }) => aggregate(db, caller),
}
