import type { EnterpriseStatus } from '../enterprise.ts'

interface Facts {
  nameKey: string
  countryId: number | null
  licenceId: number | null
}

/** What was checked by a person must be checked again once it says something else. */
export function statusAfter(status: EnterpriseStatus, before: Facts, after: Facts): EnterpriseStatus {
  if (after.licenceId === null) return 'unverified'
  const same =
    before.licenceId === after.licenceId && before.nameKey === after.nameKey && before.countryId === after.countryId
  return same ? status : 'pending'
}
