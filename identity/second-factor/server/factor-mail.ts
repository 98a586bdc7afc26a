import { dateTime } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findIdentity } from '#identity/auth/server/shared-queries.ts'

export type FactorChange = 'Added' | 'Removed' | 'Reset' | 'CodesRenewed'

const threeDays = 3 * 24 * 60

/** Notifies the owner of the account, who may not be the one that changed it. */
export async function postFactorChange(db: Db, memberId: number, change: FactorChange): Promise<void> {
  const member = await findIdentity(db, memberId)
  if (!member?.email) return
  const { email: to, locale, realname: name, emailVerified: proved } = member
  await postMail(db, {
    to,
    locale,
    proved,
    minutes: threeDays,
    content: (t, site) => ({
      subject: t(`secondFactorMail.subject${change}`),
      name,
      paragraphs: [t(`secondFactorMail.text${change}`, { site: site.name, time: dateTime(new Date()) })],
      notes: [t('mail.notYouCall', { hotline: site.hotline })],
    }),
  })
}
