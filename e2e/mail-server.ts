import { createServer } from 'node:http'
import { startSmtpServer } from '#testing/smtp-server.ts'

// Takes the mails of the site by SMTP, and shows the journeys what came for an address.
const { mailsTo } = await startSmtpServer({ port: Number(process.env['SMTP_PORT']) })
createServer(({ url = '/' }, response) => {
  const to = new URL(url, 'http://mailbox').searchParams.get('to') ?? ''
  const mails = mailsTo(to).map(({ subject, text, html }) => ({ subject, text, html }))
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails))
}).listen(Number(process.env['MAILBOX_PORT']), '127.0.0.1')
