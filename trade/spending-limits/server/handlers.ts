import type { Handlers } from '#platform/server/api/context.ts'
import type { spendingLimits } from '../contract.ts'
import { dropLimits, saveLimits } from './change-limits.ts'
import { searchLimited } from './queries.ts'

export const spendingLimitHandlers: Handlers<typeof spendingLimits> = {
  list: (_, { db, caller }) => searchLimited(db, caller.memberId),
  save: (wish, context) => saveLimits(wish, context),
  remove: (whom, context) => dropLimits(whom, context),
}
