import type { Db } from '#platform/server/database/database.ts'
import { postMail, postSms } from '#platform/server/mail/post.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { codeMinutes } from './codes.ts'
import { resetMinutes } from './links.ts'
import { postChange, type Owner } from './owner-mail.ts'

interface Recipient {
  to: string
  locale: Locale
  muted?: boolean
}

export const postCodeSms = (db: Db, { code, ...recipient }: Recipient & { code: string }) =>
  postSms(db, {
    ...recipient,
    minutes: codeMinutes,
    template: 'code',
    content: (t, { name }) => ({ values: { code }, text: t('mail.smsCode', { site: name, code }) }),
  })

/** To an address that is proved. */
export const postSignInCode = (db: Db, { code, ...recipient }: Recipient & { code: string }) =>
  postMail(db, {
    ...recipient,
    proved: true,
    minutes: codeMinutes,
    content: (t, site) => ({
      subject: t('mail.signInCodeSubject', { code }),
      paragraphs: [t('mail.signInCodeText', { site: site.name })],
      code,
      notes: [t('mail.codeValid'), t('mail.notYou')],
    }),
  })

export const postResetLink = (db: Db, { name, url, ...recipient }: Owner & { url: string }) =>
  postMail(db, {
    ...recipient,
    minutes: resetMinutes,
    content: (t, site) => ({
      subject: t('mail.resetSubject'),
      name,
      paragraphs: [t('mail.resetText', { site: site.name })],
      action: { label: t('mail.resetButton'), url },
      notes: [t('mail.resetValid'), t('mail.notYou')],
    }),
  })

export const postPasswordChanged = (db: Db, owner: Owner) =>
  postChange(db, owner, (t, facts) => [t('mail.passwordChangedSubject'), t('mail.passwordChangedText', facts)])
