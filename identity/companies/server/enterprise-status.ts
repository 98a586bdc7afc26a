import type { EnterpriseStatus } from '../enterprise.ts'
import type { Checked } from './enterprise-queries.ts'

const facts = ['licenceId', 'nameKey', 'countryId', 'legalName', 'legalNameEn', 'taxNumber'] as const

/** What was checked by a person must be checked again once it says something else. */
export function statusAfter(status: EnterpriseStatus, before: Checked, after: Checked): EnterpriseStatus {
  if (after.licenceId === null) return 'unverified'
  return facts.every((fact) => before[fact] === after[fact]) ? status : 'pending'
}
