import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { markEmailVerified } from '#identity/auth/server/shared-queries.ts'
import { hashToken } from '#identity/auth/server/tokens.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { findNameOf } from './company-queries.ts'
import { findEnterprise, findMembership } from './enterprise-queries.ts'
import { dropRequestsOf, findInvitation, insertColleague, takeInvitation } from './people-queries.ts'

/** Looks at it and leaves it: mail scanners open links in advance. */
export async function lookAtInvitation(token: string, { db, caller }: Pick<Context, 'db' | 'caller'>) {
  const found = await findInvitation(db, hashToken(token), caller?.memberId ?? null)
  if (!found) throw new Refusal('LINK_INVALID')
  const { expired, ...invitation } = found
  if (expired) throw new Refusal('LINK_EXPIRED')
  return invitation
}

type Key = { token?: string | undefined; id?: number | undefined }

/** Who is of a company leaves it first; the invitation waits. */
export const acceptInvitation = ({ token, id }: Key, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const { memberId } = caller
    if (await findMembership(tx, memberId)) throw new Refusal('IN_COMPANY')
    const key = { hash: token ? hashToken(token) : null, id: id ?? null }
    const taken = await takeInvitation(tx, memberId, key)
    if (!taken) throw new Refusal('LINK_INVALID')
    if (token) await markEmailVerified(tx, memberId, taken.email)
    if ((await insertColleague(tx, memberId, taken.enterpriseId, taken.role)) === 0) throw new Refusal('IN_COMPANY')
    await dropRequestsOf(tx, memberId)
    const company = (await findEnterprise(tx, { id: taken.enterpriseId }))?.name ?? ''
    const name = await findNameOf(tx, memberId)
    if (taken.invitedBy) await notifyMember(tx, config, taken.invitedBy, 'company.joined', { company, name })
    return null
  })
