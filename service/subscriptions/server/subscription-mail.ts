import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { linkMinutes } from '#identity/auth/server/links.ts'
import { postMail } from '#platform/server/mail/post.ts'
import type { Catalogue } from './queries.ts'

interface Recipient {
  to: string
  locale: Locale
  url: string
}

export const namesOf = (catalogues: Catalogue[], locale: Locale) =>
  new Intl.ListFormat(locale).format(catalogues.map(({ name, nameEn }) => (locale === 'zh-CN' ? name : nameEn)))

export const postConfirmation = (db: Db, { url, ...recipient }: Recipient, catalogues: Catalogue[]) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: linkMinutes,
    content: (t, site) => ({
      subject: t('subscriptionMail.confirmSubject'),
      paragraphs: [
        t('subscriptionMail.confirmText', { site: site.name, catalogues: namesOf(catalogues, recipient.locale) }),
      ],
      action: { label: t('subscriptionMail.confirmButton'), url },
      notes: [t('mail.linkValid'), t('subscriptionMail.confirmNotYou')],
    }),
  })

export const postLeaveLink = (db: Db, { url, ...recipient }: Recipient & { muted: boolean }) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: linkMinutes,
    content: (t, site) => ({
      subject: t('subscriptionMail.leaveSubject'),
      paragraphs: [t('subscriptionMail.leaveText', { site: site.name })],
      action: { label: t('subscriptionMail.leaveButton'), url },
      notes: [t('subscriptionMail.leaveNotYou')],
    }),
  })
