import * as v from 'valibot'

export interface MailSettings {
  smtpUrl: string
  from: string
}

export const mailVariables = {
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*\S@\S+$/, 'must hold an e-mail address'))),
}
type MailVariables = v.InferOutput<v.ObjectSchema<typeof mailVariables, undefined>>

/** Without a server to hand them to, mails wait in the outbox. */
export function mailSettingsOf({ SMTP_URL, MAIL_FROM }: MailVariables, origin: string): MailSettings | undefined {
  return SMTP_URL ? { smtpUrl: SMTP_URL, from: MAIL_FROM ?? `no-reply@${new URL(origin).hostname}` } : undefined
}
