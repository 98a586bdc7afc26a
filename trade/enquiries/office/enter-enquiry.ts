import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { joined } from '#platform/server/database/joined.ts'
import { findBuyer } from '../server/queries.ts'
import { send } from '../server/send-enquiry.ts'
import type { enquiries } from './contract.ts'

/** The member's own enquiry, which somebody of the house has written down, in the member's language. */
export const enterEnquiry = (
  { memberId, channel, ...terms }: ParsedOf<typeof enquiries.enter>,
  context: Context<'operator'>,
) =>
  context.db.transaction(async (tx) => {
    const { operator } = context
    const member = await findBuyer(tx, memberId)
    if (!member || member.disabled) throw new Refusal('NOT_FOUND')
    const { name, email, mobile, proved, locale } = member
    const { id, enquiryNo } = await send(
      { ...terms, agreement: true },
      { memberId, name, email: email ?? '', company: null, phone: mobile },
      { attachmentIds: [], cookieId: undefined, proved, entrant: { operatorId: operator.operatorId, channel } },
      { ...context, db: joined(context.db, tx), locale },
    )
    const after = { memberId, channel }
    const entry = { action: 'create', noun: 'enquiry', key: id, title: enquiryNo, after } as const
    return { id, ...(await audit(tx, operator, entry)) }
  })
