import { Refusal } from '#platform/contract/errors.ts'
import { getIdentity } from '#identity/account-security/server/check-person.ts'
import { provePassword } from '#identity/auth/server/prove-password.ts'
import { leaveIfAny } from '#identity/companies/server/leave-company.ts'
import { clearSessionCookies } from '#identity/auth/server/sign-out.ts'
import type { Context } from '#platform/server/api/context.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { forget } from './forget.ts'
import { lockMember, searchOpenOrders } from './queries.ts'

const days = 24 * 60

/** All or nothing: nobody is left with half an account. */
export async function closeAccount(currentPassword: string, context: Context<'member'>): Promise<null> {
  const { id, email, emailVerified, realname, locale, passwordHash } = await getIdentity(context)
  await provePassword(context.db, { kind: 'member', id, passwordHash }, currentPassword, 'currentPassword')
  await context.db.transaction(async (tx) => {
    await lockMember(tx, id)
    await leaveIfAny(tx, id, context.config)
    if ((await searchOpenOrders(tx, id)).length > 0) throw new Refusal('ORDERS_OPEN')
    await forget(tx, id)
    if (email && emailVerified)
      await postMail(tx, {
        to: email,
        proved: true,
        locale,
        minutes: 3 * days,
        content: (t, site) => ({
          subject: t('mail.accountClosedSubject', { site: site.name }),
          name: realname,
          paragraphs: [t('mail.accountClosedText', { site: site.name })],
          notes: [t('mail.notYouCall', { hotline: site.hotline })],
        }),
      })
  })
  clearSessionCookies(context)
  return null
}
