import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  recipients: string[]
  raw: string
}

interface Behaviour {
  /** A free one, unless told. */
  port?: number
  /** Answers an address with this code. */
  refuse?: (address: string) => number | undefined
}

/** A real SMTP server on a free port that keeps what it is given. */
export async function startSmtpServer({ port: wanted = 0, refuse }: Behaviour = {}) {
  const mails: ReceivedMail[] = []
  async function keep(stream: Readable, recipients: string[]) {
    const raw = await buffer(stream)
    mails.push({ ...(await PostalMime.parse(raw)), raw: raw.toString(), recipients })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const responseCode = refuse?.(address)
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void keep(stream, recipients).finally(done)
    },
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
