import { constants } from '#contract/constants.ts'
import { Refusal } from '#contract/errors.ts'
import type { Context } from '#server/http/context.ts'
import { spend } from '#server/http/budget.ts'
import { isPassword } from './passwords.ts'
import { findCredentials, insertSession } from './queries.ts'
import { newToken } from './tokens.ts'

const lifetimeSeconds = 30 * 24 * 3600

/** Right or wrong, known or unknown: the same work and the same answer, so that accounts cannot be listed. */
export async function signIn({ account, password }: { account: string; password: string }, context: Context) {
  const { db, ip, userAgent } = context
  const name = account.toLowerCase()
  await spend(db, `sign-in ip ${ip}`, { most: 60, minutes: 15 })
  await spend(db, `sign-in account ${name}`, { most: 20, minutes: 15 })

  const member = await findCredentials(db, name)
  const right = await isPassword(password, member?.passwordHash)
  if (!member || !right || member.disabled) throw new Refusal('SIGN_IN_FAILED')

  const { token, hash } = newToken()
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000).toISOString()
  await insertSession(db, { memberId: member.id, hash, expiresAt, ip, userAgent })
  context.setCookie({ name: constants.tokenCookie, value: token, maxAge: lifetimeSeconds })
  return { token, expiresAt }
}
