import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  recipients: string[]
  raw: string
}

interface Behaviour {
  /** Answers an address with this code. */
  refuse?: (address: string) => number | undefined
}

/** A real SMTP server on a free port that keeps what it is given. */
export async function startSmtpServer({ refuse }: Behaviour = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const responseCode = refuse?.(address)
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const raw = Buffer.concat(pieces)
        void PostalMime.parse(raw).then((mail) => {
          mails.push({ ...mail, raw: raw.toString(), recipients: envelope.rcptTo.map(({ address }) => address) })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
