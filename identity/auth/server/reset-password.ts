import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import {
  clearOtherWays,
  findIdentity,
  findIdentityByMobile,
  markEmailVerified,
  setPassword,
  type Identity,
} from './shared-queries.ts'
import { checkCode, spendCode } from './codes.ts'
import { lookAtLink, spendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { removeLinksOf, removeTicketsOf } from './proof-queries.ts'
import { postPasswordChanged } from './recovery-mail.ts'
import { ownWords, refuseCommonPassword } from './refuse-common-password.ts'
import { endSessions } from './sessions.ts'

/** Sets a password and ends everything that the old one opened. */
export async function replacePassword(db: Db, member: Identity, passwordHash: string): Promise<void> {
  await setPassword(db, member.id, passwordHash)
  await endSessions(db, member.id)
  await removeTicketsOf(db, member.id)
  await removeLinksOf(db, member.id, 'reset')
  const { email, locale, realname: name, emailVerified: proved } = member
  // A first password has changed nothing.
  if (email && !member.invited) await postPasswordChanged(db, { to: email, locale, name, proved })
}

interface NewPassword {
  password: string
}

export async function resetByCode(input: NewPassword & { mobile: string; verifyCode: string }, context: Context) {
  const { db } = context
  const { mobile, verifyCode, password } = input
  await refuseCommonPassword(password, [mobile])
  const codeId = await checkCode(context, { purpose: 'recover', target: mobile }, verifyCode)
  const member = await findIdentityByMobile(db, mobile)
  if (!member) throw new Refusal('CODE_INVALID', { fields: { verifyCode: 'errors.CODE_INVALID' } })
  await refuseCommonPassword(password, ownWords(member))
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await spendCode(tx, codeId)
    await replacePassword(tx, member, hash)
  })
  return null
}

export async function lookAtReset(db: Db, token: string) {
  const { email, memberId } = await lookAtLink(db, 'reset', token)
  const member = await findIdentity(db, memberId ?? 0)
  return { email, invited: member?.invited ?? false }
}

/** Who opened the mail owns the address: an account that a stranger opened on it is theirs from now on. */
export async function resetByLink(db: Database, { token, password }: NewPassword & { token: string }) {
  const link = await lookAtLink(db, 'reset', token)
  const member = await findIdentity(db, link.memberId ?? 0)
  if (!member || (member.email ?? member.mobile) !== link.email) throw new Refusal('LINK_INVALID')
  await refuseCommonPassword(password, ownWords(member))
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await spendLink(tx, link.id)
    await replacePassword(tx, member, hash)
    if ((await markEmailVerified(tx, member.id, link.email)) === 1) await clearOtherWays(tx, member.id)
  })
  return null
}
