import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { joinEnterprise } from './join-enterprise.ts'
import { requirePermission } from '#identity/roles/server/require-permission.ts'

// Moving from company to company all day is nobody's work.
const allowance = { most: 20, minutes: 24 * 60 }

export async function allowMove(context: Context<'member'>): Promise<void> {
  await requirePermission(context, 'company.edit')
  await spend(context.db, `enterprises of ${context.caller.memberId}`, allowance)
}

export async function updateCompany(
  { enterpriseId, enterpriseName }: { enterpriseId?: number | undefined; enterpriseName: string | null },
  context: Context<'member'>,
) {
  await allowMove(context)
  const by = enterpriseId ? { id: enterpriseId } : { name: enterpriseName ?? '' }
  return { enterpriseId: await context.db.transaction((tx) => joinEnterprise(tx, context.caller.memberId, by)) }
}
