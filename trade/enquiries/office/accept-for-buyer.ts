import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { searchSnapshots } from '#identity/addresses/server/shared-queries.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { isQuoteOf } from '#trade/quotes/office/desk-quotes.ts'
import { acceptWithin } from '#trade/quotes/server/accept-quote.ts'
import type { enquiries } from './contract.ts'
import { findReaderOf, lockEnquiry } from './queries.ts'

/** A visitor has none. */
export async function listAddresses(id: number, { db, operator }: Context<'operator'>) {
  const enquiry = await findReaderOf(db, operator, id)
  if (!enquiry) throw new Refusal('NOT_FOUND')
  return enquiry.readerId === null ? [] : searchSnapshots(db, enquiry.readerId)
}

/** Only for a member: an order belongs to somebody. */
export const acceptForBuyer = (
  { id, quoteId, addressId, channel, note }: ParsedOf<typeof enquiries.accept>,
  { db, config, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, operator, id)
    if (!enquiry?.readerId || !(await isQuoteOf(tx, id, quoteId))) throw new Refusal('NOT_FOUND')
    const placed = await acceptWithin(
      tx,
      { id: quoteId, addressId, note },
      { config, caller: { memberId: enquiry.readerId } },
      { operatorId: operator.operatorId, channel },
    )
    const after = { channel, note, orders: placed.orders.map(({ orderSn }) => orderSn).join(', ') }
    const entry = { action: 'confirm', noun: 'enquiry', key: id, title: enquiry.enquiryNo, after } as const
    return { id: placed.orders[0]?.id ?? 0, ...(await audit(tx, operator, entry)) }
  })
