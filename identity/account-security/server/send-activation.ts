import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { limitSending, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { issueLink } from '#identity/auth/server/links.ts'
import { findIdentity } from '#identity/auth/server/shared-queries.ts'
import { postActivationLink } from './security-mail.ts'

interface Owner {
  /** undefined does the work and sends nothing. */
  id: number | undefined
  email: string
  locale: Locale
}

export async function postActivation(db: Db, { id, email, locale }: Owner, { config }: Context) {
  const token = await issueLink(db, { purpose: 'activate', email, memberId: id })
  const url = `${siteOriginOf(config, locale)}${to.activateEmail(token)}`
  await postActivationLink(db, { to: email, locale, url, muted: !id })
}

/** To the member's own address, while it is not proved. */
export async function sendActivation(lang: Locale | undefined, context: Context<'member'>) {
  const { db, caller, locale } = context
  const member = await findIdentity(db, caller.memberId)
  if (member?.email && !member.emailVerified) {
    const { id, email } = member
    await limitSending(context, { purpose: 'activate', target: email })
    await db.transaction((tx) => postActivation(tx, { id, email, locale: lang ?? locale }, context))
  }
  return { resendSeconds }
}
