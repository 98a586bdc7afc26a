import { dateTime } from '#platform/texts/format.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { codeMinutes } from '#identity/auth/server/codes.ts'
import { linkMinutes } from '#identity/auth/server/links.ts'
import { postMail, postSms } from '#platform/server/mail/post.ts'

interface Recipient {
  to: string
  locale: Locale
  muted?: boolean
}

/** Of a member, at an address that is the member's own. */
interface Owner extends Recipient {
  name: string
  proved: boolean
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

export const postEmailChanged = (db: Db, { email, ...recipient }: Owner & { email: string }) =>
  postMail(db, {
    ...recipient,
    minutes: 3 * days,
    content: (t, site) => ({
      subject: t('mail.emailChangedSubject'),
      name: recipient.name,
      paragraphs: [t('mail.emailChangedText', { site: site.name, email, time: dateTime(new Date()) })],
      notes: [t('mail.notYouCall', { hotline: site.hotline })],
    }),
  })

export const postMobileChanged = (db: Db, { mobile, ...recipient }: Owner & { mobile: string }) =>
  postMail(db, {
    ...recipient,
    minutes: 3 * days,
    content: (t, site) => ({
      subject: t('mail.mobileChangedSubject'),
      name: recipient.name,
      paragraphs: [t('mail.mobileChangedText', { site: site.name, mobile, time: dateTime(new Date()) })],
      notes: [t('mail.notYouCall', { hotline: site.hotline })],
    }),
  })

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
