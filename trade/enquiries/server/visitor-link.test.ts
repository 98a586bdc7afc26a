import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aContact } from '#testing/factories.ts'
import { newEmail, unproved } from '#testing/identity.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, anonymous, request } = site
await aContact(db)
const operator = anOperator(site)
const house = await atDesk(site, await aPerson(db))

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 0,
    (error: ApiError) => error.code,
  )

/** A visitor who asked two shops, with the token of the newest mail. */
async function asked() {
  const [first, second] = [await aProduct(db), await aProduct(db)]
  const email = newEmail()
  const { id } = await anonymous.enquiries.saveAsVisitor({
    lines: [first, second].map(({ id: productId, model }) => ({ productId, productName: model, quantity: 25 })),
    purchaseTime: dayFromNow(30),
    agreement: true,
    name: 'Anna',
    email,
    shopIds: [first.shopId, second.shopId],
    ...(await aCaptcha(db)),
  })
  const tokenOf = async () => {
    const mails = JSON.stringify(await messagesTo(db, email))
    return /token=([\w.-]+)/.exec(mails)?.[1] ?? ''
  }
  const { thread } = await anonymous.enquiryLinks.open({ token: await tokenOf() })
  return { id, email, first, second, tokenOf, ids: thread.addressees.map((each) => each.id) }
}

test('the mails to a visitor carry a link that opens every thread of the enquiry and its quotes side by side', async () => {
  const { ids, first, second, tokenOf } = await asked()
  const [one = 0, other = 0] = ids
  await house.enquiries.answer({ id: one, body: 'In stock' })
  await aQuote(operator, one, { lines: [aLine({ productId: first.id, enquiryPosition: 1 })] })
  await aQuote(operator, other, { lines: [aLine({ productId: second.id, enquiryPosition: 2, price: '9000' })] })
  const token = await tokenOf()
  const { thread, quotes, comparison } = await anonymous.enquiryLinks.open({ token, id: one })
  expect(thread.messages).toMatchObject([{ body: 'In stock' }])
  expect(quotes).toHaveLength(1)
  expect(comparison.quotes).toHaveLength(2)
  expect(comparison.sellers.map(({ shop }) => shop?.id)).toEqual([first.shopId, second.shopId])
  expect(comparison.rows.map(({ prices }) => prices.map(({ gap }) => gap))).toEqual([
    [null, 'notQuoted'],
    ['notQuoted', null],
  ])
})

test('by the link a visitor answers and declines, and the seller sees that it was the visitor', async () => {
  const { ids, tokenOf, first } = await asked()
  const [id = 0] = ids
  const { id: quoteId } = await aQuote(operator, id, { lines: [aLine({ productId: first.id })] })
  const token = await tokenOf()
  await anonymous.enquiryLinks.reply({ token, id, body: 'Could you ship earlier?' })
  await anonymous.enquiryLinks.decline({ token, id: quoteId, reason: 'leadTime' })
  const { messages, quotes } = await house.enquiries.info({ id })
  expect(messages.at(-1)).toMatchObject({ author: 'buyer', body: 'Could you ship earlier?' })
  expect(quotes[0]?.history.at(-1)).toMatchObject({ event: 'decline', actor: 'visitor', reason: 'leadTime' })
  expect(await codeOf(anonymous.enquiryLinks.decline({ token, id: quoteId, reason: 'price' }))).toBe(
    refusals.QUOTE_STATE.code,
  )
})

test('a link is for its enquiry alone', async () => {
  const [mine, foreign] = [await asked(), await asked()]
  const token = await mine.tokenOf()
  const [id = 0] = foreign.ids
  const { id: quoteId } = await aQuote(operator, id, { lines: [aLine({ productId: foreign.first.id })] })
  const gone = refusals.NOT_FOUND.code
  expect(await codeOf(anonymous.enquiryLinks.open({ token, id }))).toBe(gone)
  expect(await codeOf(anonymous.enquiryLinks.reply({ token, id, body: 'x' }))).toBe(gone)
  expect(await codeOf(anonymous.enquiryLinks.decline({ token, id: quoteId, reason: 'price' }))).toBe(gone)
})

test('a changed, an overdue and a revoked link open nothing', async () => {
  const { id, tokenOf, ids } = await asked()
  const token = await tokenOf()
  const [first = '', until = '', signature = ''] = token.split('.')
  const invalid = refusals.LINK_INVALID.code
  for (const wrong of ['', 'x', `${first}.${Number(until) + 1}.${signature}`, `${ids[1]}.${until}.${signature}`])
    expect(await codeOf(anonymous.enquiryLinks.open({ token: wrong })), wrong).toBe(invalid)
  await house.enquiries.revokeLinks({ id })
  expect(await codeOf(anonymous.enquiryLinks.open({ token }))).toBe(invalid)
  await house.enquiries.answer({ id, body: 'A new link comes with this' })
  expect(await codeOf(anonymous.enquiryLinks.open({ token: await tokenOf() }))).toBe(0)
  await db.run(sql`update enquiry set erased_at = now() where id = ${id}`)
  expect(await codeOf(anonymous.enquiryLinks.open({ token: await tokenOf() }))).toBe(invalid)
})

test('the page of a link is kept from referrers, caches and search engines, and signs nobody in', async () => {
  const { tokenOf } = await asked()
  const answer = await request({ url: to.followEnquiry(await tokenOf()) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(JSON.stringify(answer.headers['set-cookie'] ?? '')).not.toContain('token=')
})

test('who registered with the address and has not proved it is led to do so, not to a page that is not there', async () => {
  const { ids, email, first } = await asked()
  const [id = 0] = ids
  const { id: quoteId } = await aQuote(operator, id, { lines: [aLine({ productId: first.id })] })
  const { token } = await unproved(site, email)
  for (const url of [to.quote(quoteId), to.enquiry(id)]) {
    const answer = await request({ url, headers: { cookie: `token=${token}` } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to.accountSecurity({ done: 'prove' })])
  }
})
