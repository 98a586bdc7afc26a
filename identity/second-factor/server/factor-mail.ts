import type { Db } from '#platform/server/database/database.ts'
import { postChangeTo } from '#identity/auth/server/owner-mail.ts'
import { findIdentity } from '#identity/auth/server/shared-queries.ts'

export type FactorChange = 'Added' | 'Removed' | 'Reset' | 'CodesRenewed'

export async function postFactorChange(db: Db, memberId: number, change: FactorChange): Promise<void> {
  const member = await findIdentity(db, memberId)
  if (!member) return
  await postChangeTo(db, member, (t, facts) => [
    t(`secondFactorMail.subject${change}`),
    t(`secondFactorMail.text${change}`, facts),
  ])
}
