import * as v from 'valibot'

export interface MailSettings {
  smtpUrl: string
  from: string
}

/** Where answers to our mails arrive, and how whoever hands them on to the site proves it. */
export interface ReplySettings {
  address: string
  secret: string
}

export const mailVariables = {
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*\S@\S+$/, 'must hold an e-mail address'))),
  // What stands behind a plus sign is added to it, and a name has at most 64 signs.
  REPLY_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,16}@[a-z0-9.-]+$/, 'must look like reply@host'))),
  REPLY_SECRET: v.optional(v.pipe(v.string(), v.minLength(24, 'must have 24 signs or more'))),
}
type MailVariables = v.InferOutput<v.ObjectSchema<typeof mailVariables, undefined>>

/** Without a server to hand them to, mails wait in the outbox. */
export function mailSettingsOf({ SMTP_URL, MAIL_FROM }: MailVariables, origin: string): MailSettings | undefined {
  return SMTP_URL ? { smtpUrl: SMTP_URL, from: MAIL_FROM ?? `no-reply@${new URL(origin).hostname}` } : undefined
}

/** Without both, mails say where else to answer. */
export function replySettingsOf({
  REPLY_ADDRESS,
  REPLY_SECRET,
}: MailVariables): ReplySettings | undefined | 'incomplete' {
  if (REPLY_ADDRESS && REPLY_SECRET) return { address: REPLY_ADDRESS, secret: REPLY_SECRET }
  return REPLY_ADDRESS || REPLY_SECRET ? 'incomplete' : undefined
}
