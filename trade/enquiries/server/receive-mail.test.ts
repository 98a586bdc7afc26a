import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aContact } from '#testing/factories.ts'
import { newEmail } from '#testing/identity.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const replies = { address: 'reply@in.firm.example', secret: 'a secret of twenty-four signs' }
const site = await testApp({ config: { replies } })
const { db, anonymous, request } = site
await aContact(db)
const house = await atDesk(site, await aPerson(db))

/** The mail that a visitor's enquiry was answered by. */
async function answered() {
  const email = newEmail()
  const { id } = await anonymous.enquiries.saveAsVisitor({
    lines: [{ productName: 'PP T30S', quantity: 25 }],
    purchaseTime: dayFromNow(30),
    agreement: true,
    name: 'Anna',
    email,
    ...(await aCaptcha(db)),
  })
  await house.enquiries.answer({ id, body: 'In stock' })
  const [mail] = await messagesTo(db, email)
  return { id, email, text: mail?.text ?? '', html: mail?.html, replyTo: mail?.replyTo ?? '' }
}

const program = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

interface Answer {
  from: string
  to: string
  text?: string
  html?: string
  headers?: Record<string, string>
}

/** As a mail program writes it. */
async function written(answer: Answer): Promise<Buffer> {
  const { message } = await program.sendMail({ subject: 'Re: your enquiry', ...answer })
  return message as Buffer
}

const handOn = (payload: Buffer, secret = replies.secret) =>
  request({
    method: 'POST',
    url: '/api/common/mail/reply',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    payload,
  })

const saidIn = async (id: number) => (await house.enquiries.info({ id })).messages.map(({ body }) => body)

test('the answer to a mail is a message of the buyer, once, without what the mail program repeats', async () => {
  const { id, email, replyTo, text } = await answered()
  const repeated = text.replaceAll(/^/gm, '> ')
  const raw = await written({ from: `Anna <${email.toUpperCase()}>`, to: replyTo, text: `Ship 25 MT.\n\n${repeated}` })
  expect((await handOn(raw)).statusCode).toBe(204)
  expect((await handOn(raw)).statusCode).toBe(204)
  expect(await saidIn(id)).toEqual(['In stock', 'Ship 25 MT.'])
  const other = await written({ from: email, to: replyTo, html: `<p>By <b>May</b>?</p><p>${text}</p>` })
  expect((await handOn(other)).statusCode).toBe(204)
  expect(await saidIn(id)).toEqual(['In stock', 'Ship 25 MT.', 'By May?'])
})

test('the mail says that it can be answered, above which line, and nothing else of answers', async () => {
  const { text, html, replyTo } = await answered()
  expect(replyTo).toMatch(/^reply\+e\d+-0\.[0-9a-f]{24}@in\.firm\.example$/)
  expect(text).toMatch(/^## Please write your answer above this line ##\n/)
  for (const part of [text, html]) {
    expect(part).toContain('Reply to this e-mail')
    expect(part).not.toContain('do not reply')
    expect(part).not.toContain('not read')
  }
})

test('a member answers the mail of a quote, as long as the account may be used', async () => {
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer)
  await aQuote(anOperator(site), id)
  const { email } = await buyer.api.members.info()
  const [mail] = await messagesTo(db, email ?? '')
  const answer = { from: email ?? '', to: mail?.replyTo ?? '', text: 'We take it from Monday.' }
  expect((await handOn(await written(answer))).statusCode).toBe(204)
  const [last] = (await buyer.api.enquiries.thread({ id })).messages
  expect(last).toMatchObject({ body: 'We take it from Monday.', author: 'buyer' })
  await db.run(sql`update member set disabled = true where email = ${email}`)
  expect((await handOn(await written({ ...answer, text: 'And more' }))).statusCode).toBe(403)
})

test('what a machine has written is dropped', async () => {
  const { id, email, replyTo } = await answered()
  const marks = [
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
  ] as const
  for (const [mark, value] of marks) {
    const headers = { [mark]: value }
    const raw = await written({ from: email, to: replyTo, text: 'I am away until Monday.', headers })
    expect((await handOn(raw)).statusCode).toBe(204)
  }
  expect(await saidIn(id)).toEqual(['In stock'])
})

test('nobody else writes into a thread', async () => {
  const { id, email, replyTo } = await answered()
  const other = await answered()
  const text = 'Buy elsewhere'
  const statusOf = async (answer: Answer, secret?: string) => (await handOn(await written(answer), secret)).statusCode
  expect(await statusOf({ from: newEmail(), to: replyTo, text })).toBe(403)
  expect(await statusOf({ from: other.email, to: replyTo, text })).toBe(403)
  expect(await statusOf({ from: email, to: replyTo.replace(`e${id}-`, `e${other.id}-`), text })).toBe(404)
  expect(await statusOf({ from: email, to: 'reply@in.firm.example', text })).toBe(404)
  expect(await statusOf({ from: email, to: replyTo, text: '> nothing of one\u2019s own' })).toBe(422)
  expect(await statusOf({ from: email, to: replyTo, text }, 'another secret of the house')).toBe(401)
  expect((await handOn(Buffer.alloc(0))).statusCode).toBe(404)
  expect([await saidIn(id), await saidIn(other.id)]).toEqual([['In stock'], ['In stock']])
  await db.run(sql`update enquiry set email = '' where id = ${id}`)
  expect(await statusOf({ from: email, to: replyTo, text })).toBe(403)
})
