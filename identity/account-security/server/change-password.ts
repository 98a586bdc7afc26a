import type { Context } from '#platform/server/api/context.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { ownWords, refuseCommonPassword } from '#identity/auth/server/refuse-common-password.ts'
import { replacePassword } from '#identity/auth/server/reset-password.ts'
import { handOver, openSession } from '#identity/auth/server/sessions.ts'
import { getIdentity, provePerson, type Proof } from './check-person.ts'

/** Every session ends, this one too: whoever copied its token is out. The browser gets a new one. */
export async function changePassword({ password, ...proof }: Proof & { password: string }, context: Context<'member'>) {
  const { db } = context
  const member = await getIdentity(context)
  await refuseCommonPassword(password, ownWords(member))
  await provePerson(member, proof, context)
  const hash = await hashPassword(password)
  const session = await db.transaction(async (tx) => {
    await replacePassword(tx, member, hash)
    return openSession(tx, member.id, context)
  })
  return handOver(context, session)
}
