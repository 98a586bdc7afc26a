import { to } from '#platform/contract/to.ts'
import { issueInvitation, invitationMinutes } from '#identity/auth/server/links.ts'
import type { Identity } from '#identity/auth/server/shared-queries.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail, postSms } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'

/** By mail, else by SMS; where the provider has no text for it, by nothing, and the page says what to do. */
export async function inviteMember(
  tx: Db,
  member: Identity | undefined,
  config: Config,
): Promise<'mail' | 'sms' | 'none'> {
  if (!member) throw new Error('Nobody is invited.')
  const { id, email, mobile, locale } = member
  const target = email ?? mobile ?? ''
  const token = await issueInvitation(tx, id, target)
  const url = `${siteOriginOf(config, locale)}${to.resetPassword(token)}`
  const sent = { to: target, locale, minutes: invitationMinutes }
  if (email) {
    await postMail(tx, {
      ...sent,
      proved: false,
      content: (t, { name: site }) => ({
        subject: t('mail.memberInvitationSubject', { site }),
        paragraphs: [t('mail.memberInvitationText', { site })],
        action: { label: t('mail.memberInvitationButton'), url },
        notes: [t('mail.memberInvitationValid'), t('mail.notYou')],
      }),
    })
    return 'mail'
  }
  if (config.sms && !config.sms.templates.invitation) return 'none'
  await postSms(tx, {
    ...sent,
    template: 'invitation',
    content: (t, { name: site }) => ({ values: { url }, text: t('mail.smsInvitation', { site, url }) }),
  })
  return 'sms'
}
