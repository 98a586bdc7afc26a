import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { releaseUpload } from '#identity/uploads/server/claim-upload.ts'
import { findNameOf } from './company-queries.ts'
import { notifyKeepers } from './notify-keepers.ts'
import { closeCompany, lockCompanyOf, removeColleague } from './people-queries.ts'

/** What was done for the company stays with it. Its last keeper hands over first, or closes it when nobody else is there. */
export const leaveCompany = ({ db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    if (!(await leaveIfAny(tx, caller.memberId, config))) throw new Refusal('NOT_FOUND')
    return null
  })

/** False for who trades alone. */
export async function leaveIfAny(tx: Db, memberId: number, config: Config): Promise<boolean> {
  const company = await lockCompanyOf(tx, memberId)
  if (!company) return false
  if ((await removeColleague(tx, memberId, company.id)) > 0) {
    const name = await findNameOf(tx, memberId)
    await notifyKeepers(tx, config, company.id, 'company.left', { name, company: company.name })
    return true
  }
  const closed = await closeCompany(tx, memberId, company.id)
  if (!closed) throw new Refusal('LAST_KEEPER')
  if (closed.licenceId) await releaseUpload(tx, closed.licenceId)
  return true
}
