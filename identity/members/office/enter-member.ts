import { randomBytes } from 'node:crypto'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { isMobile } from '#platform/contract/patterns.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { findIdentity, insertEntered } from '#identity/auth/server/shared-queries.ts'
import { joinByName } from '#identity/companies/server/join-by-name.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { members } from './contract.ts'
import { inviteMember } from './invite-member.ts'

/** Of an account that nobody can open yet: the invitation sets the first password. */
export async function enterMember(input: ParsedOf<typeof members.enter>, context: Context<'operator'>) {
  const { realname, enterpriseName, locale, email, mobile, channel } = input
  if (!email && !isMobile(mobile ?? ''))
    throw new Refusal('INVALID_INPUT', { fields: { mobile: 'adminMembers.enterReach' } })
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const { db, operator } = context
  return db.transaction(async (tx) => {
    // Who has an address signs in with it; the number is how to reach them.
    const reach = email ? { email, contactMobile: mobile } : { mobile }
    const member = await insertEntered(tx, {
      ...reach,
      realname,
      enterpriseName,
      locale,
      passwordHash,
      enteredBy: operator.operatorId,
    })
    if (!member)
      throw new Refusal('DUPLICATE', { fields: { [email ? 'email' : 'mobile']: 'adminMembers.alreadyMember' } })
    const { id } = member
    if (enterpriseName) await joinByName(tx, id, enterpriseName)
    const invited = await inviteMember(tx, await findIdentity(tx, id), context.config)
    const after = { realname, email, mobile, company: enterpriseName, channel, invited }
    const entry = { action: 'create', noun: 'member', key: id, title: email ?? realname, after } as const
    return { id, invited, ...(await audit(tx, operator, entry)) }
  })
}

/** Another link, as long as none was taken; the one before is dead. */
export const inviteAgain = (id: number, { db, operator, config }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const member = await findIdentity(tx, id)
    if (!member?.invited) throw new Refusal('NOT_FOUND')
    const invited = await inviteMember(tx, member, config)
    const title = member.email ?? member.realname
    return {
      invited,
      ...(await audit(tx, operator, { action: 'invite', noun: 'member', key: id, title, after: { invited } })),
    }
  })
