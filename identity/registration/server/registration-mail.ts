import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { codeMinutes } from '#identity/auth/server/codes.ts'
import { linkMinutes } from '#identity/auth/server/links.ts'
import { postMail } from '#platform/server/mail/post.ts'

interface Recipient {
  to: string
  locale: Locale
  muted?: boolean
}

export const postRegistrationCode = (db: Db, { code, ...recipient }: Recipient & { code: string }) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: codeMinutes,
    content: (t, site) => ({
      subject: t('mail.registerCodeSubject', { code }),
      paragraphs: [t('mail.registerCodeText', { site: site.name })],
      code,
      notes: [t('mail.codeValid'), t('mail.notYou')],
    }),
  })

export const postRegistrationLink = (db: Db, { url, ...recipient }: Recipient & { url: string }) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: linkMinutes,
    content: (t, site) => ({
      subject: t('mail.registerLinkSubject'),
      paragraphs: [t('mail.registerLinkText', { site: site.name })],
      action: { label: t('mail.registerLinkButton'), url },
      notes: [t('mail.linkValid'), t('mail.notYou')],
    }),
  })
