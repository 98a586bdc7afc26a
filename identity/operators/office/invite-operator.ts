import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newToken } from '#identity/auth/server/tokens.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { upsertInvitation } from './session-queries.ts'

const invitationMinutes = 3 * 24 * 60

interface Invited {
  id: number
  email: string
  name: string
  nameEn: string
  locale: Locale
}

/** A link by which an operator chooses a password. */
export async function issueInvitation(tx: Db, id: number, locale: Locale, config: Config): Promise<string> {
  const { token, hash } = newToken()
  await upsertInvitation(tx, id, hash, invitationMinutes)
  return `${siteOriginOf(config, locale)}${to.office.invitation(token)}`
}

export async function postInvitation(tx: Db, { id, email, name, nameEn, locale }: Invited, config: Config) {
  const url = await issueInvitation(tx, id, locale, config)
  await postMail(tx, {
    to: email,
    proved: true,
    locale,
    minutes: invitationMinutes,
    content: (t, site) => ({
      subject: t('operatorMail.invitationSubject', { site: site.name }),
      name: locale === 'zh-CN' ? name : nameEn,
      paragraphs: [t('operatorMail.invitationText', { site: site.name })],
      action: { label: t('operatorMail.invitationButton'), url },
      notes: [t('operatorMail.invitationValid')],
    }),
  })
}
