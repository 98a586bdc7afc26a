import type { EnterpriseData } from '../enterprise.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isDuplicate } from '#platform/server/database/duplicate.ts'
import { claimUpload, releaseUpload } from '#identity/uploads/server/claim-upload.ts'
import type { Context } from '#platform/server/api/context.ts'
import { enterpriseKey, refuseLookAlike } from './enterprise-name.ts'
import { lockOwn, placeExists, updateEnterprise } from './enterprise-queries.ts'
import { statusAfter } from './enterprise-status.ts'

/** Only who may, in their own company, changes what is known of an enterprise. */
export async function changeEnterprise(data: EnterpriseData, { db, caller }: Context<'member'>): Promise<null> {
  refuseLookAlike(data.enterpriseName)
  await db
    .transaction((tx) => change(tx, caller.memberId, data))
    .catch((error) => {
      throw isDuplicate(error)
        ? new Refusal('DUPLICATE', { fields: { enterpriseName: 'members.companyTaken' } })
        : error
    })
  return null
}

async function change(tx: Db, memberId: number, data: EnterpriseData) {
  const before = await lockOwn(tx, memberId)
  if (!before) throw new Refusal('FORBIDDEN')
  const { countryId, provinceId = null, cityId = null, licenceId = null, legalName, legalNameEn, taxNumber } = data
  if (!(await placeExists(tx, countryId, provinceId, cityId)))
    throw new Refusal('INVALID_INPUT', { fields: { [cityId ? 'cityId' : 'countryId']: 'members.unknownPlace' } })
  if (licenceId !== before.licenceId) {
    if (licenceId) await claimUpload(tx, { memberId }, 'attachment', licenceId)
    if (before.licenceId) await releaseUpload(tx, before.licenceId)
  }
  const nameKey = enterpriseKey(data.enterpriseName)
  const after = { nameKey, countryId, licenceId, legalName, legalNameEn, taxNumber }
  await updateEnterprise(tx, before.id, {
    ...after,
    name: data.enterpriseName,
    type: data.enterpriseType,
    provinceId,
    cityId,
    address: data.address,
    website: data.website,
    phone: data.phone,
    bank: data.bank,
    bankAccount: data.bankAccount,
    status: statusAfter(before.status, before, after),
  })
}
