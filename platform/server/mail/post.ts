import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { Db } from '../database/database.ts'
import type { SmsTemplate } from '../sms/sms-settings.ts'
import { mailHtml, mailText, type MailContent } from './mail-layout.ts'
import type { MailMessage, SmsMessage } from './message.ts'
import type { MailPapers } from './papers.ts'
import { findLetterhead, insertMessage, type Letterhead } from './queries.ts'

interface Posted {
  to: string
  /** The recipient's language. */
  locale: Locale
  /** How long the message is of use. */
  minutes: number
  /** Do the work and send nothing, so that nobody learns from the time it takes whether there is an account. */
  muted?: boolean
}

interface PostedMail extends Posted {
  /** Whether somebody has shown that the address is theirs. To any other goes nothing that a stranger may have typed. */
  proved: boolean
  /** Where it was asked for with the recipient. */
  letterhead?: Letterhead | null
  oneClick?: string
  /** The sending to many that it is one of. */
  mailing?: string
  papers?: MailPapers | undefined
  /** Where an answer is read; without it the mail says that none is. */
  replyTo?: string | undefined
  content(t: Translate, site: Letterhead): MailContent
}

/** Puts a mail into the outbox, within the caller's transaction. */
export async function postMail(db: Db, { to, minutes, muted, mailing, ...mail }: PostedMail): Promise<void> {
  const message = await writeMail(db, mail)
  await insertMessage(db, { channel: 'mail', recipient: to, message: muted ? undefined : message, minutes, mailing })
}

/** The mail as it leaves. */
export async function writeMail(
  db: Db,
  {
    proved,
    locale,
    letterhead,
    oneClick,
    papers,
    replyTo,
    content,
  }: Omit<PostedMail, 'to' | 'minutes' | 'muted' | 'mailing'>,
): Promise<MailMessage> {
  const { t, site } = letterhead ? { t: translatorFor(locale), site: letterhead } : await stationery(db, locale)
  const written = { ...content(t, site), answerable: replyTo !== undefined }
  const filled = proved ? written : { ...written, name: undefined }
  const { subject } = filled
  const [text, html] = [mailText(t, site, filled), mailHtml(t, locale, site, filled)]
  return { locale, subject, text, html, oneClick, ...(proved && papers && { papers }), ...(replyTo && { replyTo }) }
}

interface PostedSms extends Posted {
  template: SmsTemplate
  content(t: Translate, site: Letterhead): { text: string; values: Record<string, string> }
}

/** Puts a text message into the outbox, within the caller's transaction. */
export async function postSms(db: Db, { to, minutes, muted, ...sms }: PostedSms): Promise<void> {
  const message = await writeSms(db, sms)
  await insertMessage(db, { channel: 'sms', recipient: to, message: muted ? undefined : message, minutes })
}

export async function writeSms(
  db: Db,
  { locale, template, content }: Omit<PostedSms, 'to' | 'minutes' | 'muted'>,
): Promise<SmsMessage> {
  const { t, site } = await stationery(db, locale)
  return { locale, template, ...content(t, site) }
}

async function stationery(db: Db, locale: Locale) {
  const t = translatorFor(locale)
  const site = (await findLetterhead(db, locale)) ?? { name: t('layout.brand'), hotline: '-', address: '' }
  return { t, site }
}
