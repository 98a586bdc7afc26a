import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { checkCode, spendCode } from '#identity/auth/server/codes.ts'
import { provePassword } from '#identity/auth/server/prove-password.ts'
import { isFresh, rememberCheck } from '#identity/auth/server/fresh-check.ts'
import { findIdentity, type Identity } from '#identity/auth/server/shared-queries.ts'

export interface Proof {
  currentPassword?: string | undefined
  verifyCode?: string | undefined
}

/** The signed-in member, as the database knows it now. */
export async function getIdentity({ db, caller }: Context<'member'>): Promise<Identity> {
  const member = await findIdentity(db, caller.memberId)
  if (!member) throw new Refusal('SIGN_IN_FIRST')
  return member
}

/** Having the token is not enough for a change: the password, or a code sent to the member's own mobile. */
export async function provePerson(member: Identity, proof: Proof, context: Context): Promise<void> {
  const { db } = context
  const { currentPassword, verifyCode } = proof
  if (currentPassword !== undefined) {
    const { id, passwordHash } = member
    return provePassword(db, { kind: 'member', id, passwordHash }, currentPassword, 'currentPassword')
  }
  if (verifyCode !== undefined && member.mobile) {
    const scope = { purpose: 'check', target: member.mobile, memberId: member.id } as const
    return spendCode(db, await checkCode(context, scope, verifyCode))
  }
  throw new Refusal('INVALID_INPUT', { fields: { currentPassword: 'accountSecurity.enterCurrentPassword' } })
}

/** A check that holds for the next change of this session. */
export async function checkPerson(proof: Proof, context: Context<'member'>) {
  await provePerson(await getIdentity(context), proof, context)
  await rememberCheck(context.db, context.caller.sessionId)
  return null
}

/** Either a recent check, or the password along with the change. */
export async function requireCheck(member: Identity, currentPassword: string | undefined, context: Context<'member'>) {
  if (currentPassword !== undefined) return provePerson(member, { currentPassword }, context)
  if (!(await isFresh(context.db, context.caller.sessionId))) throw new Refusal('CHECK_FIRST')
}
