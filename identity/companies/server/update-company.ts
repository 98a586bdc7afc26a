import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { permit } from '#platform/server/api/permit.ts'
import { nameCompany } from './name-company.ts'

// Founding and asking companies all day is nobody's work.
const allowance = { most: 20, minutes: 24 * 60 }

/** The profile's form can name another company too, so the code is asked here as well as at the call. */
export async function allowNaming({ db, caller }: Context<'member'>): Promise<void> {
  permit(caller, 'company.edit')
  await spend(db, `enterprises of ${caller.memberId}`, allowance)
}

export async function updateCompany(
  { enterpriseId, enterpriseName }: { enterpriseId?: number | undefined; enterpriseName: string | null },
  context: Context<'member'>,
) {
  await allowNaming(context)
  const { db, caller, config } = context
  const named = enterpriseId ? { id: enterpriseId } : { name: enterpriseName ?? '' }
  return db.transaction((tx) => nameCompany(tx, caller.memberId, named, config))
}
