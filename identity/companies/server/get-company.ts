import { to } from '#platform/contract/to.ts'
import type { Company } from '../enterprise.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findCompany } from './enterprise-queries.ts'

/** The company of the member. The licence is for who may change it. */
export async function getCompany({ db, caller }: Context<'member'>): Promise<Company | null> {
  const row = await findCompany(db, caller.memberId)
  if (!row) return null
  const { licenceId, licenceName, licenceSize, ...company } = row
  const keeper = company.role === 'keeper'
  const licence =
    keeper && licenceId
      ? { id: licenceId, name: licenceName ?? '', size: licenceSize ?? 0, url: to.file.attachment(licenceId) }
      : null
  return { ...company, keeper, licence }
}
