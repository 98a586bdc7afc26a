import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { NewsletterDraft } from '../newsletter-draft.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { startDelivery } from '#platform/server/mail/deliver.ts'
import { smtpSender } from '#platform/server/mail/smtp.ts'
import { newEmail } from '#testing/identity.ts'
import { messagesTo } from '#testing/messages.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { testApp } from '#testing/test-app.ts'
import { continueNewsletters, sendNewsletter } from './send-newsletter.ts'

const { db, config, request } = await testApp()
let made = 0

async function aCatalogue() {
  const code = `LETTER-${++made}`
  const row = await db.first<{ id: number }>(sql`
    insert into category (code, position, name_zh, name_en) values (${code}, 1, ${code}, ${code}) returning id`)
  return row?.id ?? 0
}
async function aReader(catalogueId: number, locale: 'zh-CN' | 'en-US' = 'en-US', since = 'yesterday') {
  const email = newEmail()
  await db.run(sql`
    with reader as (insert into subscriber (email, locale) values (${email}, ${locale}) returning id)
    insert into subscription (subscriber_id, category_id, since)
    select id, ${catalogueId}, ${since}::timestamptz from reader`)
  return email
}
const draftFor = (productCatalog: number, more: object = {}) =>
  v.parse(NewsletterDraft, {
    key: randomUUID(),
    productCatalog,
    subject: '新批次',
    body: '<p>第一段</p><p>第二段</p>',
    subjectEn: 'New lots',
    bodyEn: '<p>First</p><p>Second</p>',
    path: to.search({ grade: 1 }),
    ...more,
  })
const mailsTo = async (email: string) => (await messagesTo(db, email)).length

test('a newsletter goes to the subscribers of its catalogue, in their language', async () => {
  const [mine, other] = [await aCatalogue(), await aCatalogue()]
  const [english, chinese, stranger] = [await aReader(mine), await aReader(mine, 'zh-CN'), await aReader(other)]
  expect(await sendNewsletter(db, draftFor(mine), config)).toMatchObject({ sent: 2, finished: true })
  const [[first], [second]] = [await messagesTo(db, english), await messagesTo(db, chinese)]
  expect(first).toMatchObject({ subject: 'New lots', locale: 'en-US' })
  expect(first?.text).toContain('First\n\nSecond')
  expect(first?.text).toContain(`&to=${encodeURIComponent(to.search({ grade: 1 }))}`)
  expect(second).toMatchObject({ subject: '新批次', locale: 'zh-CN' })
  expect(await mailsTo(stranger)).toBe(0)
})

test('sent again, also many times at once, nobody gets it twice', async () => {
  const catalogue = await aCatalogue()
  const readers = await Promise.all([1, 2, 3, 4, 5].map(() => aReader(catalogue)))
  const draft = draftFor(catalogue)
  const ids = await Promise.all([1, 2, 3, 4].map(() => sendNewsletter(db, draft, config)))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  await continueNewsletters(db, config)
  expect(await Promise.all(readers.map(mailsTo))).toEqual([1, 1, 1, 1, 1])
})

test('the same key with another text is another newsletter, and refused', async () => {
  const draft = draftFor(await aCatalogue())
  await sendNewsletter(db, draft, config)
  await expect(sendNewsletter(db, { ...draft, subject: '别的' }, config)).rejects.toThrow('KEY_REUSED')
})

test('killed halfway, it has happened as a whole or not at all, and goes on afterwards', async () => {
  const catalogue = await aCatalogue()
  const readers = await Promise.all([1, 2, 3].map(() => aReader(catalogue)))
  const draft = draftFor(catalogue)
  const dying = {
    ...db,
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  } as typeof db
  await expect(sendNewsletter(dying, draft, config)).rejects.toThrow('killed')
  expect(await Promise.all(readers.map(mailsTo))).toEqual([0, 0, 0])
  await sendNewsletter(db, draft, config)
  expect(await Promise.all(readers.map(mailsTo))).toEqual([1, 1, 1])
})

test('a long list waits for room in the outbox, so that codes do not wait behind it', async () => {
  await db.run(sql`delete from outbox`)
  const catalogue = await aCatalogue()
  await db.run(sql`
    with reader as (
      insert into subscriber (email, locale) select 'many' || n || '@firm.example', 'en-US' from generate_series(1, 450) n
      returning id)
    insert into subscription (subscriber_id, category_id, since) select id, ${catalogue}, now() - interval '1 day' from reader`)
  const waiting = async () =>
    (await db.first<{ n: number }>(sql`select count(*) as n from outbox where sent_at is null`))?.n
  expect(await sendNewsletter(db, draftFor(catalogue), config)).toMatchObject({ sent: 200, finished: false })
  await continueNewsletters(db, config)
  expect(await waiting()).toBe(200)
  for (const _ of [1, 2, 3]) {
    await db.run(sql`update outbox set sent_at = now()`)
    await continueNewsletters(db, config)
  }
  const { count, people } = (await db.first<{ count: number; people: number }>(sql`
    select count(*) as count, count(distinct recipient) as people from outbox where recipient like 'many%'`)) ?? {
    count: 0,
    people: 0,
  }
  expect([count, people]).toEqual([450, 450])
  await db.run(sql`delete from outbox`)
})

test('who subscribed after it was written, or has left since, is not meant', async () => {
  const catalogue = await aCatalogue()
  const draft = draftFor(catalogue)
  const stays = await aReader(catalogue)
  await sendNewsletter(db, draft, config)
  const late = await aReader(catalogue, 'en-US', 'tomorrow')
  await db.run(sql`update newsletter set finished_at = null`)
  await continueNewsletters(db, config)
  expect([await mailsTo(stays), await mailsTo(late)]).toEqual([1, 0])
})

test('a draft is whole in at least one language, and its button stays on the site', () => {
  const wrong = (more: object) => v.safeParse(NewsletterDraft, { ...draftFor(1), ...more }).success
  expect(wrong({ subject: '', body: '' })).toBe(true)
  expect(wrong({ body: '' })).toBe(false)
  expect(wrong({ subject: '', subjectEn: '', body: '', bodyEn: '' })).toBe(false)
  expect(wrong({ subject: 'a\r\nBcc: x@example.com' })).toBe(false)
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example']) expect(wrong({ path })).toBe(false)
})

test('the mail carries the headers by which a mail program unsubscribes, and they work', async () => {
  const smtp = await startSmtpServer()
  const sender = smtpSender({ smtpUrl: smtp.url, from: 'no-reply@polyharbor.example' })
  const delivery = startDelivery({ db, senders: { mail: sender }, keep: false, log: Fastify().log, pollSeconds: 0.1 })
  afterAll(async () => {
    await delivery.stop()
    await smtp.stop()
  })
  const catalogue = await aCatalogue()
  const email = await aReader(catalogue)
  await sendNewsletter(db, draftFor(catalogue), config)
  await vi.waitFor(() => expect(smtp.mailsTo(email)).toHaveLength(1), { timeout: 10_000 })
  const headers = new Map(smtp.mailsTo(email)[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(url.origin).toBe(config.publicOrigin)
  const answer = await request({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  expect(await db.first(sql`select 1 from subscriber where email = ${email}`)).toBeUndefined()
})
