import * as v from 'valibot'
import { Refusal } from '#platform/contract/errors.ts'
import { newPassword, samePasswords } from '#identity/auth/identity.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lookAtLink, spendLink } from '#identity/auth/server/links.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { ownWords, refuseCommonPassword } from '#identity/auth/server/refuse-common-password.ts'
import { replacePassword } from '#identity/auth/server/reset-password.ts'
import { endSessions } from '#identity/auth/server/sessions.ts'
import { clearOtherWays, findIdentity, markEmailVerified, type Identity } from '#identity/auth/server/shared-queries.ts'

const Passwords = v.pipe(v.object(newPassword), samePasswords())

async function getActivation(token: string, { db }: Context) {
  const link = await lookAtLink(db, 'activate', token)
  const member = await findIdentity(db, link.memberId ?? 0)
  if (!member || member.email !== link.email || member.emailVerified) throw new Refusal('LINK_INVALID')
  return { link, member }
}

export async function lookAtActivation(token: string, context: Context) {
  const { link, member } = await getActivation(token, context)
  return { email: link.email, needsPassword: context.caller?.memberId !== member.id }
}

interface Activation {
  token: string
  password?: string | undefined
  confirmPassword?: string | undefined
}

/**
 * The link proves who owns the address, not who opened the account. Only where both meet in one browser does the
 * account stay as it is; otherwise what a stranger may have set on it (password, sessions, mobile, passkeys) ends here.
 */
export async function activateEmail({ token, ...typed }: Activation, context: Context) {
  const { db, caller } = context
  const { link, member } = await getActivation(token, context)
  const hash = caller?.memberId === member.id ? undefined : await newPasswordOf(typed, member)
  await db.transaction(async (tx) => {
    await spendLink(tx, link.id)
    if ((await markEmailVerified(tx, member.id, link.email)) !== 1) throw new Refusal('LINK_INVALID')
    if (!hash) return endSessions(tx, member.id, caller?.sessionId)
    await replacePassword(tx, member, hash)
    return clearOtherWays(tx, member.id)
  })
  return null
}

async function newPasswordOf(typed: Omit<Activation, 'token'>, member: Identity): Promise<string> {
  const parsed = v.safeParse(Passwords, typed)
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
    throw new Refusal('INVALID_INPUT', { fields })
  }
  await refuseCommonPassword(parsed.output.password, ownWords(member))
  return hashPassword(parsed.output.password)
}
