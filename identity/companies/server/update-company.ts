import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { permit } from '#platform/server/api/permit.ts'
import { joinEnterprise } from './join-enterprise.ts'

// Moving from company to company all day is nobody's work.
const allowance = { most: 20, minutes: 24 * 60 }

/** The profile's form can name another company too, so the code is asked here as well as at the call. */
export async function allowMove({ db, caller }: Context<'member'>): Promise<void> {
  permit(caller, 'company.edit')
  await spend(db, `enterprises of ${caller.memberId}`, allowance)
}

export async function updateCompany(
  { enterpriseId, enterpriseName }: { enterpriseId?: number | undefined; enterpriseName: string | null },
  context: Context<'member'>,
) {
  await allowMove(context)
  const by = enterpriseId ? { id: enterpriseId } : { name: enterpriseName ?? '' }
  return { enterpriseId: await context.db.transaction((tx) => joinEnterprise(tx, context.caller.memberId, by)) }
}
