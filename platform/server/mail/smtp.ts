import type { MailSettings } from './mail-settings.ts'
import type { MailPapers } from './papers.ts'
import type { NamedFile } from '#platform/contract/endpoint.ts'
import { type Sender, Undeliverable } from './message.ts'

/** Any SMTP server. The Message-ID comes from the outbox, so that a second delivery is recognised as the same mail. */
export function smtpSender(
  { smtpUrl, from }: MailSettings,
  patience = 10_000,
  draw: (papers: MailPapers) => Promise<NamedFile[]> = async () => [],
): Sender<'mail'> {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: 2 * patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  const host = from.replace(/^.*@|>$/g, '')
  return {
    async send({ id, recipient, attempts, message }) {
      const { subject, text, html, locale, oneClick, papers, replyTo } = message
      const files = papers ? await draw(papers).catch(orNone(attempts)) : []
      try {
        await (
          await transport
        ).sendMail({
          from,
          to: { name: '', address: recipient },
          replyTo,
          subject,
          text,
          html,
          attachments: files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
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
    close: () => void transport.then((open) => open.close()),
  }
}

/** A mail whose papers cannot be drawn leaves without them in the end: its link leads to them. */
const orNone = (attempts: number) => (error: unknown) => {
  if (attempts < 3) throw error
  return []
}

/** RFC 8058. Prepared: the address is longer than a line, and folding it would break it. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
