import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { codeMinutes } from '#identity/auth/server/codes.ts'
import { linkMinutes } from '#identity/auth/server/links.ts'
import { postChange, type Owner } from '#identity/auth/server/owner-mail.ts'
import { postMail, postSms } from '#platform/server/mail/post.ts'

interface Recipient {
  to: string
  locale: Locale
  muted?: boolean
}

const days = 24 * 60

export const postActivationLink = (db: Db, { url, ...recipient }: Recipient & { url: string }) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: linkMinutes,
    content: (t) => ({
      subject: t('mail.activateSubject'),
      paragraphs: [t('mail.activateText')],
      action: { label: t('mail.activateButton'), url },
      notes: [t('mail.linkValid'), t('mail.notYou')],
    }),
  })

export const postChangeEmailCode = (db: Db, { code, ...recipient }: Recipient & { code: string }) =>
  postMail(db, {
    ...recipient,
    proved: false,
    minutes: codeMinutes,
    content: (t, site) => ({
      subject: t('mail.changeEmailCodeSubject', { code }),
      paragraphs: [t('mail.changeEmailCodeText', { site: site.name })],
      code,
      notes: [t('mail.codeValid'), t('mail.notYou')],
    }),
  })

export const postEmailChanged = (db: Db, { email, ...owner }: Owner & { email: string }) =>
  postChange(db, owner, (t, facts) => [t('mail.emailChangedSubject'), t('mail.emailChangedText', { ...facts, email })])

export const postMobileChanged = (db: Db, { mobile, ...owner }: Owner & { mobile: string }) =>
  postChange(db, owner, (t, facts) => [
    t('mail.mobileChangedSubject'),
    t('mail.mobileChangedText', { ...facts, mobile }),
  ])

export const postMobileChangedSms = (db: Db, { mobile, to, locale }: Recipient & { mobile: string }) =>
  postSms(db, {
    to,
    locale,
    minutes: 3 * days,
    template: 'mobileChanged',
    content: (t, { name, hotline }) => ({
      values: { mobile, hotline },
      text: t('mail.smsMobileChanged', { site: name, mobile, hotline }),
    }),
  })
