import { searchSnapshots } from '#identity/addresses/server/shared-queries.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { requestWithin } from '#trade/samples/server/request-sample.ts'
import type { enquiries } from './contract.ts'
import { findSampleWish, keepSample, lockEnquiry } from './queries.ts'

/** The buyer asked for it in a line; what is approved, sent and tried is a sample like any other. */
export const requestSampleFor = (
  { id, position, kilograms, application }: ParsedOf<typeof enquiries.requestSample>,
  { db, config, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, operator, id)
    const wish = await findSampleWish(tx, operator, id, position)
    if (!enquiry?.readerId || !wish) throw new Refusal('NOT_FOUND')
    const [address] = await searchSnapshots(tx, enquiry.readerId)
    if (!address) throw new Refusal('INVALID_INPUT', { fields: { application: 'adminEnquiries.sampleNoAddress' } })
    const wanted = { ...wish, lotId: wish.lotId ?? undefined, kilograms, application, addressId: address.id }
    const made = await requestWithin(tx, config, wanted, enquiry.readerId, byOperator(operator.operatorId))
    await keepSample(tx, id, position, made.id)
    const after = { kilograms, application }
    return {
      ...made,
      ...(await audit(tx, operator, {
        action: 'create',
        noun: 'sample',
        key: made.id,
        title: enquiry.enquiryNo,
        after,
      })),
    }
  })
