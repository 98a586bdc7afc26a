import { createServer } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { to as pages } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '../database/sql.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aMember } from '#testing/factories.ts'
import { newEmail, newMobile } from '#testing/identity.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { testApp } from '#testing/test-app.ts'
import { startDelivery } from './deliver.ts'
import { Undeliverable, type Channel, type Sender } from './message.ts'
import { postMail, postSms } from './post.ts'
import { claimMessages, removeOldMessages } from './queries.ts'
import { smtpSender } from './smtp.ts'

const { db, call, app } = await testApp()
const log = Fastify().log
const smtp = await startSmtpServer({ refuse: (address) => (address.startsWith('gone') ? 550 : undefined) })
afterAll(() => smtp.stop())

const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 })
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((delivery) => delivery.stop()))
  await db.run(sql`delete from outbox`)
})

function deliver(senders: { [C in Channel]?: Sender<C> }, { keep = false, pollSeconds = 0.2 } = {}) {
  const delivery = startDelivery({ db, senders, keep, log, pollSeconds })
  running.push(delivery)
  return delivery
}
const bySmtp = (url = smtp.url, patience?: number) => ({
  mail: smtpSender({ smtpUrl: url, from: 'PolyHarbor <no-reply@polyharbor.example>' }, patience),
})

const hello = (to: string, subject = 'Hello', minutes = 10) =>
  postMail(db, {
    to,
    proved: true,
    locale: 'en-US',
    minutes,
    content: () => ({
      subject,
      paragraphs: ['A text'],
      action: { label: 'Open', url: 'https://x.example/?a=1&b=2' },
      notes: [],
    }),
  })
const rowTo = (recipient: string) =>
  db.first<{
    id: string
    attempts: number
    sent: boolean
    given_up: boolean
    message: object | null
    last_error: string
  }>(sql`
    select id, attempts, sent_at is not null as sent, given_up_at is not null as given_up, message, last_error
    from outbox where recipient = ${recipient}`)

describe('a mail', () => {
  test('arrives at a real server as text and HTML, and is not kept', async () => {
    deliver(bySmtp())
    const to = newEmail()
    await hello(to, '报价 Quote é')
    await eventually(() => expect(smtp.mailsTo(to)).toHaveLength(1))
    const [mail] = smtp.mailsTo(to)
    expect(mail).toMatchObject({
      subject: '报价 Quote é',
      from: { name: 'PolyHarbor', address: 'no-reply@polyharbor.example' },
    })
    expect(mail?.text).toContain('https://x.example/?a=1&b=2')
    expect(mail?.html).toContain('href="https://x.example/?a=1&amp;b=2"')
    await eventually(async () => expect(await rowTo(to)).toMatchObject({ sent: true, attempts: 1, message: null }))
    expect(mail?.messageId).toBe(`<${(await rowTo(to))?.id}@polyharbor.example>`)
  })

  test('with line breaks in its subject has no further header', async () => {
    deliver(bySmtp())
    const to = newEmail()
    await hello(to, 'Hello\r\nBcc: all@firm.example')
    await eventually(() => expect(smtp.mailsTo(to)).toHaveLength(1))
    const [headers] = smtp.mailsTo(to)[0]?.raw.split('\r\n\r\n') ?? []
    expect(headers).toMatch(/^Subject: Hello/m)
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(smtp.mailsTo('all@firm.example')).toHaveLength(0)
  })

  test('leaves only if what it reports happened', async () => {
    deliver(bySmtp())
    const to = newEmail()
    await db
      .transaction(async (tx) => {
        await postMail(tx, {
          to,
          proved: true,
          locale: 'en-US',
          minutes: 10,
          content: () => ({ subject: 'x', paragraphs: [], notes: [] }),
        })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await rowTo(to)).toBeUndefined()
  })

  test('leaves at once, without waiting for the next look', async () => {
    deliver(bySmtp(), { pollSeconds: 60 })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const to = newEmail()
    const start = Date.now()
    await hello(to)
    await eventually(() => expect(smtp.mailsTo(to)).toHaveLength(1))
    expect(Date.now() - start).toBeLessThan(5_000)
  })

  test('to an address that does not exist is given up', async () => {
    deliver(bySmtp())
    const to = 'gone@firm.example'
    await hello(to)
    await eventually(async () => expect(await rowTo(to)).toMatchObject({ given_up: true, message: null }))
    expect((await rowTo(to))?.last_error).not.toContain('firm.example')
  })

  test('of which nobody may learn does the work and is never sent', async () => {
    const to = newEmail()
    await postMail(db, {
      to,
      proved: true,
      locale: 'en-US',
      minutes: 10,
      muted: true,
      content: () => ({ subject: 'x', paragraphs: [], notes: [] }),
    })
    expect(await rowTo(to)).toMatchObject({ sent: true, message: null })
    expect(await claimMessages(db, 'mail', 10, 60)).toEqual([])
  })
})

describe('a dead provider', () => {
  test('neither slows nor fails a request, and gets the mail when it lives again', async () => {
    // Takes connections and never says a word.
    const deaf = createServer(() => undefined)
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    const { port } = deaf.address() as { port: number }
    const dead = deliver(bySmtp(`smtp://127.0.0.1:${port}`, 2_000))
    const { email } = await aMember(db)
    const { envelope } = await call(contract.auth.sendRecoveryLink, { email, ...(await aCaptcha(db)) })
    expect(envelope.code).toBe(0)
    // The attempt ends two seconds after it began; the answer did not wait for it.
    expect(await rowTo(email)).toMatchObject({ sent: false, last_error: null })
    await eventually(async () => expect(await rowTo(email)).toMatchObject({ attempts: 1, sent: false }))
    await dead.stop()
    deaf.close()
    await db.run(sql`update outbox set due_at = now()`)
    deliver(bySmtp())
    await eventually(() => expect(smtp.mailsTo(email)).toHaveLength(1))
  }, 20_000)

  test('is tried again after a growing pause, with the same id', async () => {
    const seen: string[] = []
    const failing: Sender<'mail'> = {
      send: ({ id }) => {
        seen.push(id)
        return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
      },
      close: () => undefined,
    }
    const to = newEmail()
    await hello(to)
    deliver({ mail: failing }, { pollSeconds: 0.05 })
    const pauses = []
    for (let n = 1; n <= 4; n++) {
      await eventually(async () =>
        expect(await rowTo(to)).toMatchObject({ attempts: n, last_error: 'ECONNREFUSED', given_up: false }),
      )
      const row = await db.first<{ wait: number }>(
        sql`select round(extract(epoch from due_at - now()))::int as wait from outbox`,
      )
      pauses.push(row?.wait)
      await db.run(sql`update outbox set due_at = now(), last_error = null`)
    }
    expect(pauses).toEqual([5, 10, 20, 40])
    expect(new Set(seen).size).toBe(1)
  })

  test('of mails does not hold up text messages', async () => {
    const sent: string[] = []
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    const never: Sender<'mail'> = { send: () => promise, close: () => undefined }
    const sms: Sender<'sms'> = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined }
    deliver({ mail: never, sms })
    await hello(newEmail())
    const to = newMobile()
    await postSms(db, {
      to,
      locale: 'zh-CN',
      minutes: 10,
      template: 'code',
      content: () => ({ text: 'x', values: {} }),
    })
    await eventually(() => expect(sent).toEqual([to]))
    letGo()
  })
})

describe('a message', () => {
  test('is taken by one of many processes', async () => {
    for (let n = 0; n < 20; n++) await hello(newEmail())
    const taken = await Promise.all(Array.from({ length: 8 }, () => claimMessages(db, 'mail', 5, 60)))
    const ids = taken.flat().map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  test('whose process died is taken again', async () => {
    await hello(newEmail())
    expect(await claimMessages(db, 'mail', 5, 60)).toHaveLength(1)
    expect(await claimMessages(db, 'mail', 5, 60)).toHaveLength(0)
    await db.run(sql`update outbox set due_at = now() - interval '1 second'`)
    expect(await claimMessages(db, 'mail', 5, 60)).toMatchObject([{ attempts: 2 }])
  })

  test('that came too late to be of use is not sent', async () => {
    await hello(newEmail())
    await db.run(sql`update outbox set expires_at = now()`)
    expect(await claimMessages(db, 'mail', 5, 60)).toEqual([])
  })

  test('is kept in a demonstration, and everywhere gone after a week', async () => {
    const sender: Sender<'mail'> = { send: async () => undefined, close: () => undefined }
    deliver({ mail: sender }, { keep: true })
    const to = newEmail()
    await hello(to)
    await eventually(async () => expect(await rowTo(to)).toMatchObject({ sent: true, message: { subject: 'Hello' } }))
    await db.run(sql`update outbox set created_at = now() - interval '8 days'`)
    await removeOldMessages(db)
    expect(await rowTo(to)).toBeUndefined()
  })

  test('that cannot be delivered at all is given up at once', async () => {
    const refusing: Sender<'mail'> = { send: () => Promise.reject(new Undeliverable('no')), close: () => undefined }
    deliver({ mail: refusing })
    const to = newEmail()
    await hello(to)
    await eventually(async () => expect(await rowTo(to)).toMatchObject({ given_up: true, attempts: 1 }))
  })
})

describe('the demo inbox', () => {
  test('shows every message in a demonstration', async () => {
    const demo = await testApp({ db, config: { demo: true } })
    const to = newEmail()
    await hello(to)
    expect(await demo.anonymous.demo.inbox()).toMatchObject([{ channel: 'mail', recipient: to, subject: 'Hello' }])
  })

  test('shows a mail as its reader sees it, and nothing in it may run', async () => {
    const demo = await testApp({ db, config: { demo: true } })
    await hello(newEmail())
    const [mail] = await demo.anonymous.demo.inbox()
    const frame = await demo.request(`${pages.devInbox()}/${mail?.id}.html`)
    expect(frame.body).toContain('<base target="_top">')
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await demo.request(`${pages.devInbox()}/gone.html`)).statusCode).toBe(404)
  })

  test('does not exist anywhere else', async () => {
    expect(await call(contract.demo.inbox)).toMatchObject({ status: 404, envelope: { code: 404 } })
    expect((await app.inject(pages.devInbox())).statusCode).toBe(404)
  })
})
