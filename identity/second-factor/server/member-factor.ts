import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import { findIdentity } from '#identity/auth/server/shared-queries.ts'
import { provePassword } from '#identity/auth/server/prove-password.ts'
import { endSessions, handOver, openSession } from '#identity/auth/server/sessions.ts'
import { ownerOfTicket, spendTicket } from '#identity/auth/server/sign-in-ticket.ts'
import { postFactorChange } from './factor-mail.ts'
import { confirmFactor, getFactor, offerFactor, removeFactor, renewCodes, withCode } from './factor.ts'

const memberFactor = (id: number) => ({ kind: 'member', id }) as const

/** The second half of a sign-in: the ticket says that the password was right. */
export async function signInByCode({ ticket, code }: { ticket: string; code: string }, context: Context) {
  const { db } = context
  const memberId = await ownerOfTicket(db, ticket)
  const { by, session } = await withCode(db, memberFactor(memberId), code, async (tx, way) => {
    await spendTicket(tx, ticket)
    return { by: way, session: await openSession(tx, memberId, context) }
  })
  await securityEvent(context, 'memberSignedIn', { memberId, by })
  return handOver(context, session)
}

export async function getOwnFactor({ db, caller }: Context<'member'>) {
  const { secret, recoveryCodes } = await getFactor(db, memberFactor(caller.memberId))
  return { active: secret !== null, recoveryCodes }
}

/** Having the token is not enough to change what guards it. */
async function prove(currentPassword: string, { db, caller }: Context<'member'>) {
  const member = await findIdentity(db, caller.memberId)
  if (!member) throw new Refusal('SIGN_IN_FIRST')
  await provePassword(db, { kind: 'member', ...member }, currentPassword, 'currentPassword')
  return member
}

export async function offerOwnFactor(currentPassword: string, context: Context<'member'>) {
  const { id, email, mobile } = await prove(currentPassword, context)
  return offerFactor(context.db, memberFactor(id), email ?? mobile ?? '', context.locale)
}

export const confirmOwnFactor = (code: string, { db, caller }: Context<'member'>) =>
  confirmFactor(db, memberFactor(caller.memberId), code, async (tx) => {
    await endSessions(tx, caller.memberId, caller.sessionId)
    await postFactorChange(tx, caller.memberId, 'Added')
  })

export async function renewOwnCodes(currentPassword: string, context: Context<'member'>) {
  const { id } = await prove(currentPassword, context)
  if (!(await getOwnFactor(context)).active) throw new Refusal('NOT_FOUND')
  return renewCodes(context.db, memberFactor(id), (tx) => postFactorChange(tx, id, 'CodesRenewed'))
}

export async function removeOwnFactor(currentPassword: string, context: Context<'member'>): Promise<null> {
  const { id } = await prove(currentPassword, context)
  if (!(await getOwnFactor(context)).active) return null
  await context.db.transaction(async (tx) => {
    await removeFactor(tx, memberFactor(id))
    await postFactorChange(tx, id, 'Removed')
  })
  return null
}

/** At the desk, for a lost phone. */
export async function resetMemberFactor(tx: Db, id: number): Promise<void> {
  await removeFactor(tx, memberFactor(id))
  await postFactorChange(tx, id, 'Reset')
}
