import { dateTime } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import type { Identity } from '#identity/auth/server/shared-queries.ts'

const threeDays = 3 * 24 * 60

/** Notifies the owner of the account, who may not be the one that changed it. */
export async function postPasskeyChange(db: Db, member: Identity, change: 'Added' | 'Removed', passkey: string) {
  if (!member.email) return
  const { email: to, locale, realname: name, emailVerified: proved } = member
  await postMail(db, {
    to,
    locale,
    proved,
    minutes: threeDays,
    content: (t, site) => ({
      subject: t(`passkeyMail.subject${change}`),
      name,
      paragraphs: [t(`passkeyMail.text${change}`, { site: site.name, time: dateTime(new Date()), passkey })],
      notes: [t('mail.notYouCall', { hotline: site.hotline })],
    }),
  })
}
