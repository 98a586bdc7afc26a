import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import { getIdentity, requireCheck } from '#identity/account-security/server/check-person.ts'
import { forgetCheck } from '#identity/auth/server/fresh-check.ts'
import { postChangeTo } from '#identity/auth/server/owner-mail.ts'
import { handOver, openSession } from '#identity/auth/server/sessions.ts'
import type { Identity } from '#identity/auth/server/shared-queries.ts'
import { addPasskey, getPasskeys, offerPasskey, removePasskey, withPasskey } from './passkeys.ts'

const holderOf = (id: number) => ({ kind: 'member', id }) as const

const postPasskeyChange = (tx: Db, member: Identity, change: 'Added' | 'Removed', passkey: string) =>
  postChangeTo(tx, member, (t, facts) => [
    t(`passkeyMail.subject${change}`),
    t(`passkeyMail.text${change}`, { ...facts, passkey }),
  ])

/** Both factors at once: the device, and what it recognises its owner by. No code is asked for. */
export async function signInByPasskey(credential: string, context: Context) {
  await spend(context.db, `sign-in ip ${networkOf(context.ip)}`, { most: 120, minutes: 15 })
  const { memberId, session } = await withPasskey(context, 'member', credential, async (tx, id) => ({
    memberId: id,
    session: await openSession(tx, id, context),
  }))
  await securityEvent(context, 'memberSignedIn', { memberId, by: 'passkey' })
  return handOver(context, session)
}

export const getOwnPasskeys = (context: Context<'member'>) => getPasskeys(context, holderOf(context.caller.memberId))

export async function offerOwnPasskey(currentPassword: string | undefined, context: Context<'member'>) {
  const member = await getIdentity(context)
  await requireCheck(member, currentPassword, context)
  const { id, email, mobile, realname: name } = member
  return offerPasskey(context, holderOf(id), { account: email ?? mobile ?? '', name })
}

/** The challenge says that the person was checked. */
export async function addOwnPasskey(input: { credential: string; name: string }, context: Context<'member'>) {
  const member = await getIdentity(context)
  return addPasskey(context, holderOf(member.id), input, async (tx) => {
    await forgetCheck(tx, context.caller.sessionId)
    await postPasskeyChange(tx, member, 'Added', input.name)
  })
}

export async function removeOwnPasskey(
  { id, currentPassword }: { id: number; currentPassword?: string | undefined },
  context: Context<'member'>,
) {
  const member = await getIdentity(context)
  await requireCheck(member, currentPassword, context)
  return removePasskey(context, holderOf(member.id), id, async (tx, name) => {
    await forgetCheck(tx, context.caller.sessionId)
    await postPasskeyChange(tx, member, 'Removed', name)
  })
}
