import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { enquiries } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aContact, aLetter, aMember } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const { db, anonymous, as, call } = await testApp()
const contact = await aContact(db)

const terms = {
  lines: [{ productName: 'PP T30S', quantity: '25', unit: 'MT' as const }],
  purchaseTime: '2026-12-01',
  agreement: true as const,
}
const visitor = (email: string) => ({ ...terms, name: 'Anna', email })
const refusedBy = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: ApiError) => error,
  )

test('a visitor asks without an account, and both sides get a mail', async () => {
  const { id, enquiryNo } = await anonymous.enquiries.saveAsVisitor(visitor('first@example.com'))
  expect(enquiryNo).toMatch(/^RFQ\d{6}[2-9A-Z]{5}$/)
  expect((await messagesTo(db, 'first@example.com')).length).toBe(1)
  const sent = await messagesTo(db, contact.email)
  expect(JSON.stringify(sent)).toContain(enquiryNo)
  expect(JSON.stringify(sent)).toContain(to.office.enquiry(id))
})

test('what is missing is named field by field, in the words of the specification', async () => {
  const answer = await call(enquiries.saveAsVisitor, { lines: [{}] })
  expect(answer.envelope.data).toEqual({
    fields: {
      'lines.0.productName': 'Please enter the product name',
      'lines.0.quantity': 'Please enter the product quantity',
      purchaseTime: 'Please choose the date you need it by',
      agreement: 'Please accept the agreement',
      name: 'Please enter your name',
      email: 'Please enter your e-mail address, or a phone number',
    },
  })
})

test('a delivery term is complete only with its named place', async () => {
  const buyer = await as(await aMember(db))
  const refused = await refusedBy(buyer.enquiries.save({ ...terms, deliveryTerm: 'CIF' }))
  expect(refused?.fields).toHaveProperty('deliveryPlace')
  await buyer.enquiries.save({ ...terms, deliveryTerm: 'CIF', deliveryPlace: 'Hamburg' })
  const { list } = await buyer.enquiries.list()
  const thread = await buyer.enquiries.thread({ id: list[0]?.id ?? 0 })
  expect(thread).toMatchObject({ deliveryPlace: 'Hamburg', deliveryTerm: { nameEn: expect.stringContaining('CIF') } })
})

test('packs of a catalogue product are weighed, packs of anything else are not', async () => {
  const product = await aProduct(db)
  await db.run(sql`delete from packing where product_id = ${product.id}`)
  await db.run(sql`insert into packing (product_id, unit, kilograms) values (${product.id}, 'bag', 25)`)
  const buyer = await as(await aMember(db))
  await buyer.enquiries.save({
    ...terms,
    lines: [
      { productId: product.id, productName: 'PP', quantity: 10, unit: 'bag' },
      { productName: 'something else', quantity: 10, unit: 'bag' },
      { productName: 'something else', quantity: '1.5', unit: 'MT', targetPrice: '1250.50', currency: 'USD' },
    ],
  })
  const { list } = await buyer.enquiries.list()
  expect(list[0]?.lines.map(({ kilograms }) => kilograms)).toEqual([250, null, 1500])
  expect(list[0]?.lines[2]).toMatchObject({ targetPriceMinor: 125_050, targetCurrency: 'USD' })
})

test('an enquiry of another member answers like one that does not exist', async () => {
  const [owner, other] = [await as(await aMember(db)), await as(await aMember(db))]
  const { id } = await owner.enquiries.save(terms)
  expect((await refusedBy(other.enquiries.thread({ id })))?.code).toBe(48801)
  expect((await refusedBy(other.enquiries.reply({ id, body: 'mine?' })))?.code).toBe(48801)
  expect((await other.enquiries.list()).totalCount).toBe(0)
})

test('the buyer writes into the thread and the contact is notified', async () => {
  const buyer = await as(await aMember(db))
  const { id, enquiryNo } = await buyer.enquiries.save(terms)
  await buyer.enquiries.reply({ id, body: 'Could it be 26 MT?' })
  const thread = await buyer.enquiries.thread({ id })
  expect(thread.messages).toMatchObject([{ author: 'buyer', contactName: null, body: 'Could it be 26 MT?' }])
  expect(JSON.stringify(await messagesTo(db, contact.email))).toContain(`The buyer has written on enquiry ${enquiryNo}`)
})

test('a sent enquiry leaves a letter, and is no news to whoever sent it', async () => {
  const member = await aMember(db)
  await aLetter(db, member)
  const buyer = await as(member)
  await buyer.enquiries.save(terms)
  expect([await buyer.letters.newCount(), await buyer.letters.newEnquiryCount()]).toEqual([2, 0])
})

test('the same idempotency key sends one enquiry', async () => {
  const buyer = await as(await aMember(db))
  const send = () => buyer.enquiries.save(terms, { idempotencyKey: 'once' })
  const first = await send()
  expect(await send()).toEqual(first)
  expect((await buyer.enquiries.list()).totalCount).toBe(1)
})

test('a visitor who presses send again because no answer came has sent one enquiry', async () => {
  const send = () => anonymous.enquiries.saveAsVisitor(visitor('twice@example.com'), { idempotencyKey: 'again' })
  const first = await send()
  expect(await send()).toEqual(first)
  expect((await messagesTo(db, 'twice@example.com')).length).toBe(1)
})

test('beyond the third in an hour from one address a picture must be read', async () => {
  const send = (more: object = {}) => call(enquiries.saveAsVisitor, { ...visitor('many@example.com'), ...more })
  for (const _ of [1, 2, 3, 4]) await send()
  const asked = await send()
  expect(asked.envelope.code).toBe(488102)
  expect((await send(await aCaptcha(db))).envelope.code).toBe(0)
})

test('what was asked as a visitor belongs to the member who has proved the address, and to nobody who only claims it', async () => {
  const { id } = await db
    .first<{ id: number }>(sql`
      insert into enquiry (enquiry_no, contact_id, name, email, purchase_time, locale)
      values ('RFQ-JOIN', ${contact.id}, 'Anna', 'later@example.com', '2026-12-01', 'en-US') returning id`)
    .then((row) => row ?? { id: 0 })
  await db.run(sql`
    insert into enquiry_line (enquiry_id, position, product_name, amount, unit) values (${id}, 1, 'PP', 1, 'MT')`)
  const member = await aMember(db, { email: 'later@example.com', emailVerified: false })
  const buyer = await as(member)
  expect((await buyer.enquiries.list()).totalCount).toBe(0)
  await db.run(sql`update member set email_verified = true where id = ${member.id}`)
  expect((await buyer.enquiries.list()).totalCount).toBe(1)
  expect((await buyer.enquiries.thread({ id })).enquiryNo).toBe('RFQ-JOIN')
})

test('a phone number suffices: the contact reads it, no mail leaves, and whoever registers with it has the enquiry', async () => {
  const phone = '13900001234'
  const { id, byPhone, confirmed } = await anonymous.enquiries.saveAsVisitor({
    ...visitor(''),
    phone,
    ...(await aCaptcha(db)),
  })
  expect({ byPhone, confirmed }).toEqual({ byPhone: true, confirmed: false })
  expect(await messagesTo(db, '')).toEqual([])
  expect(JSON.stringify(await messagesTo(db, contact.email))).toContain(to.office.enquiry(id))

  const owner = await aMember(db)
  await expect((await as(owner)).enquiries.thread({ id })).rejects.toMatchObject({ code: 48801 })
  await db.run(sql`update member set mobile = ${phone} where id = ${owner.id}`)
  expect((await (await as(owner)).enquiries.list()).list).toMatchObject([{ id }])
  expect(await (await as(owner)).enquiries.thread({ id })).toMatchObject({ id })
})
