import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { answerEnquiry } from './answer-enquiry.ts'

const site = await testApp()
const { db, as, anonymous, config } = site
const contact = await aContact(db)
const origin = await originOf(site)

const terms = {
  lines: [{ productName: 'PP T30S', quantity: '25' }],
  purchaseTime: '2026-12-01',
  agreement: true as const,
}
const answer = (enquiryId: number, body = 'We can.') =>
  answerEnquiry(db, { enquiryId, contactId: contact.id, body }, config)

test('the answer of the seller is in the thread, a letter and a mail', async () => {
  const member = await aMember(db)
  const buyer = await as(member)
  const { id, enquiryNo } = await buyer.enquiries.save(terms)
  await answer(id, 'We can.\n\nShip in ten days?')
  expect(await buyer.letters.newEnquiryCount()).toBe(1)
  const thread = await buyer.enquiries.thread({ id })
  expect(thread).toMatchObject({
    answered: true,
    messages: [{ author: 'contact', body: 'We can.\n\nShip in ten days?' }],
  })
  expect(await buyer.letters.newEnquiryCount()).toBe(0)
  expect((await messagesTo(db, member.email))[0]).toMatchObject({ subject: `Reply to your enquiry ${enquiryNo}` })
})

test('an answer is new to the whole company until one of them opens it, whose other pages are notified', async () => {
  const company = await aCompany(site)
  const colleague = await aColleague(site, company, 'viewer')
  const { id } = await company.api.enquiries.save(terms)
  await answer(id)
  const counts = () => Promise.all([company, colleague].map(({ api }) => api.letters.newEnquiryCount()))
  expect(await counts()).toEqual([1, 1])
  const page = await openPage(origin, { token: await aSession(db, colleague.member) })
  await colleague.api.enquiries.thread({ id })
  await page.until(() => (page.others.length > 0 ? true : undefined), 'the notice')
  expect(await counts()).toEqual([0, 0])
  page.socket.close()
})

test('a visitor gets the answer by mail alone', async () => {
  const { id } = await anonymous.enquiries.saveAsVisitor({ ...terms, name: 'Anna', email: 'anna@firm.example' })
  await answer(id)
  expect((await messagesTo(db, 'anna@firm.example')).some(({ text }) => text.includes('We can.'))).toBe(true)
})

test('nothing is answered that was never asked', async () => {
  await expect(answer(999_999)).rejects.toThrow('NOT_FOUND')
})

test('an open page of the buyer is notified of a message at once, and nobody else’s does', async () => {
  const [owner, other] = [await aMember(db), await aMember(db)]
  const buyer = await as(owner)
  const { id } = await buyer.enquiries.save(terms)
  const mine = await openPage(origin, { token: await aSession(db, owner) })
  const theirs = await openPage(origin, { token: await aSession(db, other) })
  await answer(id)
  const said = (page: typeof mine) => page.others.filter((each) => JSON.stringify(each) === '{"event":"enquiries"}')
  await mine.until(() => (said(mine).length > 0 ? true : undefined), 'the notice')
  expect(said(theirs)).toEqual([])
  mine.socket.close()
  theirs.socket.close()
})

test('who has proved an address is notified of what was asked under it as a visitor', async () => {
  const email = 'proved@firm.example'
  const { id } = await anonymous.enquiries.saveAsVisitor({ ...terms, name: 'Anna', email })
  const member = await aMember(db, { email })
  const page = await openPage(origin, { token: await aSession(db, member) })
  await answer(id)
  await page.until(() => (page.others.length > 0 ? true : undefined), 'the notice')
  expect(await db.many(sql`select from letter where member_id = ${member.id}`)).toHaveLength(1)
  page.socket.close()
})
