import { currencies } from '#platform/contract/currencies.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { spendingLimits } from '../contract.ts'
import { insertLimit, lockLimits, removeLimits, type OfWhom } from './queries.ts'

type Wish = ParsedOf<typeof spendingLimits.save>

/** In the place of what was set. Empty for a role, nothing limits it; empty for a person, the role’s limits do not count. */
export const saveLimits = ({ role, memberId, ...amounts }: Wish, { db, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    await lockLimits(tx, caller.memberId)
    await removeLimits(tx, caller.memberId, { role, memberId })
    if (role !== undefined && Object.values(amounts).every((amount) => amount === null)) return null
    for (const currency of currencies) {
      const limit = { currency, perOrder: amounts[`order${currency}`], perMonth: amounts[`month${currency}`] }
      if ((await insertLimit(tx, caller.memberId, { role, memberId }, limit)) === 0) throw new Refusal('NOT_FOUND')
    }
    return null
  })

export async function dropLimits(whom: OfWhom, { db, caller }: Context<'member'>) {
  await removeLimits(db, caller.memberId, whom)
  return null
}
