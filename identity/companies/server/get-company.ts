import { to } from '#platform/contract/to.ts'
import type { Company } from '../enterprise.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findCompany } from './enterprise-queries.ts'

/** The member's enterprise. Joining takes nothing but its name, so colleagues see what a search shows. */
export async function getCompany(db: Db, memberId: number): Promise<Company | null> {
  const row = await findCompany(db, memberId)
  if (!row) return null
  const { licenceId, licenceName, licenceSize, ...company } = row
  if (!company.keeper) return { ...company, address: null, website: null, licence: null }
  const licence = licenceId
    ? { id: licenceId, name: licenceName ?? '', size: licenceSize ?? 0, url: to.file.attachment(licenceId) }
    : null
  return { ...company, licence }
}
