import { createTransport } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'
import { type Sender, Undeliverable } from './message.ts'

/** Any SMTP server. The Message-ID comes from the outbox, so that a second delivery is recognised as the same mail. */
export function smtpSender({ smtpUrl, from }: MailSettings, patience = 10_000): Sender<'mail'> {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.replace(/^.*@|>$/g, '')
  return {
    async send({ id, recipient, message: { subject, text, html, locale, oneClick } }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: {
            'Content-Language': locale,
            'Auto-Submitted': 'auto-generated',
            ...(oneClick && unsubscribing(oneClick)),
          },
        })
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
        // The server refused this address for good; everything else may pass.
        if (code === 'EENVELOPE' && responseCode >= 500) throw new Undeliverable('refused', { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 8058. Prepared: the address is longer than a line, and folding it would break it. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
