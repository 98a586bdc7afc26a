import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { joined } from '#platform/server/database/joined.ts'
import { saveAddress } from '../server/save-address.ts'
import type { addresses } from './contract.ts'
import { findAddressee } from './queries.ts'

/** An address of the member, or of the member's company, which somebody of the house has written down. */
export const enterAddress = (
  { memberId, ...address }: ParsedOf<typeof addresses.enter>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const member = await findAddressee(tx, memberId)
    if (!member) throw new Refusal('NOT_FOUND')
    const { id } = await saveAddress(joined(db, tx), memberId, address)
    const title = member.email ?? member.realname
    const after = { address: address.detailAddress }
    return { id, ...(await audit(tx, operator, { action: 'update', noun: 'member', key: memberId, title, after })) }
  })
