import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { Db } from '../database/database.ts'
import type { SmsTemplate } from '../sms/sms-settings.ts'
import { mailHtml, mailText, type MailContent } from './mail-layout.ts'
import type { MailMessage, SmsMessage } from './message.ts'
import type { MailPapers } from './papers.ts'
import type { Bag } from './bag.ts'
import { findLetterhead, insertMessages, type Letterhead } from './queries.ts'

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
  /** Where it was asked for with the recipient; null where there is none. */
  letterhead?: Letterhead | null
  oneClick?: string
  /** The sending to many that it is one of. */
  mailing?: string
  papers?: MailPapers | undefined
  /** Instead of going into the outbox at once. */
  bag?: Bag | undefined
  /** Where an answer is read; without it the mail says that none is. */
  replyTo?: string | undefined
  content(t: Translate, site: Letterhead): MailContent
}

/** Puts a mail into the outbox, within the caller's transaction. */
export async function postMail(db: Db, { to, minutes, muted, mailing, bag, ...mail }: PostedMail): Promise<void> {
  const { letterhead } = mail
  // Where nothing is to be asked, the statement is sent before this returns.
  const message = letterhead === undefined ? await writeMail(db, mail) : composeMail({ ...mail, letterhead })
  const posted = { channel: 'mail', recipient: to, message: muted ? undefined : message, minutes, mailing } as const
  if (bag) bag.put(posted)
  else await insertMessages(db, [posted])
}

type Written = Omit<PostedMail, 'to' | 'minutes' | 'muted' | 'mailing' | 'bag'>

/** The mail as it leaves. */
export const writeMail = async (db: Db, { letterhead, ...mail }: Written): Promise<MailMessage> =>
  composeMail({ ...mail, letterhead: letterhead ?? (await findLetterhead(db, mail.locale)) ?? null })

/** The same where the letterhead was asked for; without one it is that of the site as it comes. */
export function composeMail({
  proved,
  locale,
  letterhead,
  oneClick,
  papers,
  replyTo,
  content,
}: Written & { letterhead: Letterhead | null }): MailMessage {
  const { t, site } = stationery(locale, letterhead)
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
  await insertMessages(db, [{ channel: 'sms', recipient: to, message: muted ? undefined : message, minutes }])
}

export async function writeSms(
  db: Db,
  { locale, template, content }: Omit<PostedSms, 'to' | 'minutes' | 'muted'>,
): Promise<SmsMessage> {
  const { t, site } = stationery(locale, await findLetterhead(db, locale))
  return { locale, template, ...content(t, site) }
}

function stationery(locale: Locale, found: Letterhead | null | undefined) {
  const t = translatorFor(locale)
  return { t, site: found ?? { name: t('layout.brand'), hotline: '-', address: '' } }
}
