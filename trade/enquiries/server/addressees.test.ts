import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct, aShop } from '#testing/catalogue.ts'
import { to } from '#platform/contract/to.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { anEnquiry, aLine, aQuote, dayFromNow } from '#testing/quotes.ts'
import { anAttachment } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'
import { eraseEnquiry } from './shared-queries.ts'

const site = await testApp()
const { db, as, anonymous } = site
await aContact(db)
const operator = anOperator(site)

/** Two shops with one product each, whose people sign in. */
async function twoSellers() {
  const make = async () => {
    const product = await aProduct(db)
    const person = await aPerson(db, 'seller', product.shopId)
    return { ...product, desk: await atDesk(site, person) }
  }
  return [await make(), await make()] as const
}

const linesOf = (...products: { id: number; model: string }[]) =>
  products.map(({ id, model }) => ({ productId: id, productName: model, quantity: 25, unit: 'MT' as const }))

test('an enquiry to the house and two shops is one for the buyer and one for each of them', async () => {
  const [first, second] = await twoSellers()
  const buyer = await aBuyer(site)
  const { id, enquiryNo } = await anEnquiry(buyer, {
    lines: linesOf(first, second),
    shopIds: [first.shopId, second.shopId],
    house: true,
  })
  const { list, totalCount } = await buyer.api.enquiries.list()
  expect({ totalCount, ids: list.map((each) => each.id) }).toEqual({ totalCount: 1, ids: [id] })
  const { addressees } = await buyer.api.enquiries.thread({ id })
  expect(addressees.map(({ shop }) => shop?.id ?? null)).toEqual([null, first.shopId, second.shopId])
  for (const { desk } of [first, second]) {
    const seen = await desk.enquiries.list()
    expect(seen.list.map((row) => row.enquiryNo)).toEqual([enquiryNo])
  }
})

test('a shop keeps the link to its own goods and gets the name of all others', async () => {
  const [first, second] = await twoSellers()
  const buyer = await aBuyer(site)
  await anEnquiry(buyer, { lines: linesOf(first, second), shopIds: [first.shopId, second.shopId] })
  const [row] = (await first.desk.enquiries.list()).list
  const { lines } = await first.desk.enquiries.info({ id: row?.id ?? 0 })
  expect(lines.map(({ productId, productName }) => [productId, productName])).toEqual([
    [first.id, first.model],
    [null, second.model],
  ])
})

test('what one addressee writes and quotes is not seen by another, and the buyer sees whose it is', async () => {
  const [first, second] = await twoSellers()
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer, { lines: linesOf(first, second), shopIds: [first.shopId, second.shopId] })
  const { addressees } = await buyer.api.enquiries.thread({ id })
  const [one, other] = addressees.map((each) => each.id)
  await first.desk.enquiries.answer({ id: one ?? 0, body: 'Only for you' })
  await aQuote(operator, one ?? 0, { lines: [aLine({ productId: first.id, price: '7777.00', enquiryPosition: 1 })] })
  const seen = await second.desk.enquiries.info({ id: other ?? 0 })
  expect(JSON.stringify(seen)).not.toMatch(/Only for you|777700/)
  expect(seen).toMatchObject({ messageCount: 0, quotes: [], firstAnswerAt: null })
  await expect(second.desk.enquiries.info({ id: one ?? 0 })).rejects.toMatchObject({ status: 200 })
  await expect(second.desk.enquiries.answer({ id: one ?? 0, body: 'Mine?' })).rejects.toThrow()
  const after = await buyer.api.enquiries.thread({ id: other ?? 0 })
  expect(after.addressees).toMatchObject([
    { fresh: true, openQuotes: 1, firstAnswerAt: expect.any(String) },
    { fresh: false, openQuotes: 0, firstAnswerAt: null },
  ])
  expect(await buyer.api.enquiries.list()).toMatchObject({ list: [{ openQuotes: 1, messageCount: 1 }] })
})

test('an enquiry of several is counted once among new answers, until all of them are opened', async () => {
  const [first, second] = await twoSellers()
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer, { lines: linesOf(first, second), shopIds: [first.shopId, second.shopId] })
  const { addressees } = await buyer.api.enquiries.thread({ id })
  for (const [index, { desk }] of [first, second].entries())
    await desk.enquiries.answer({ id: addressees[index]?.id ?? 0, body: 'In stock' })
  expect(await buyer.api.letters.newEnquiryCount()).toBe(1)
  await buyer.api.enquiries.thread({ id: addressees[0]?.id ?? 0 })
  expect(await buyer.api.letters.newEnquiryCount()).toBe(1)
  await buyer.api.enquiries.thread({ id: addressees[1]?.id ?? 0 })
  expect(await buyer.api.letters.newEnquiryCount()).toBe(0)
})

test('without a choice the goods say who is asked, and the house can be chosen instead', async () => {
  const [{ id, model, shopId }] = await twoSellers()
  const buyer = await aBuyer(site)
  const asked = await anEnquiry(buyer, { lines: linesOf({ id, model }) })
  expect(await buyer.api.enquiries.thread(asked)).toMatchObject({ addressees: [{ shop: { id: shopId } }] })
  const ofHouse = await anEnquiry(buyer, { lines: linesOf({ id, model }), house: true })
  expect(await buyer.api.enquiries.thread(ofHouse)).toMatchObject({ addressees: [{ shop: null }] })
})

test('a shop that is not there and a sixth shop are refused', async () => {
  const buyer = await aBuyer(site)
  const fieldsOf = (shopIds: number[]) =>
    anEnquiry(buyer, { shopIds }).then(
      () => ({}),
      ({ fields }: ApiError) => fields,
    )
  expect(await fieldsOf([999_999])).toHaveProperty('shopIds')
  const many = await Promise.all(Array.from({ length: 6 }, () => aShop(db)))
  expect(await fieldsOf(many)).toHaveProperty('shopIds')
})

test('sellers are proposed with the reason: what was named, what matches the words, where the visitor came from', async () => {
  const named = await aProduct(db)
  const matching = await aProduct(db, { model: 'QZX4711' })
  const cameFrom = await aShop(db)
  const sellers = await anonymous.enquiries.sellers({
    lines: [{ productId: named.id }, { productName: 'QZX4711' }, { productName: 'nothing like it 99887' }],
    shopId: cameFrom,
  })
  const reasons = sellers.map(({ id, sells, has, named: from }) => ({ id, sells, has, from }))
  expect(reasons).toContainEqual({ id: named.shopId, sells: [1], has: [], from: false })
  expect(reasons).toContainEqual({ id: matching.shopId, sells: [], has: [2], from: false })
  expect(reasons).toContainEqual({ id: cameFrom, sells: [], has: [], from: true })
})

test('our own shop is the house and is not proposed beside it', async () => {
  const product = await aProduct(db)
  await db.run(sql`update shop set own = false where own`)
  await db.run(sql`update shop set own = true where id = ${product.shopId}`)
  expect(await anonymous.enquiries.sellers({ lines: [{ productId: product.id }] })).toEqual([])
  const buyer = await aBuyer(site)
  const asked = await anEnquiry(buyer, { lines: linesOf(product), shopIds: [product.shopId] })
  expect(await buyer.api.enquiries.thread(asked)).toMatchObject({ addressees: [{ shop: null }] })
})

test('every addressee gets the files, and they go when the last of them is erased', async () => {
  const [first, second] = await twoSellers()
  const member = await aMember(db)
  const upload = await anAttachment(db, member.id)
  await db.run(sql`update upload set claimed_at = null where id = ${upload.id}`)
  const buyer = await as(member)
  const { id } = await buyer.enquiries.save({
    lines: linesOf(first, second),
    purchaseTime: dayFromNow(30),
    agreement: true,
    shopIds: [first.shopId, second.shopId],
    attachmentIds: [upload.id],
  })
  const { addressees } = await buyer.enquiries.thread({ id })
  for (const [index, { desk }] of [first, second].entries()) {
    const { attachments } = await desk.enquiries.info({ id: addressees[index]?.id ?? 0 })
    expect(attachments.map((file) => file.id)).toEqual([upload.id])
  }
  expect(await eraseEnquiry(db, addressees[0]?.id ?? 0)).toEqual([])
  expect(await eraseEnquiry(db, addressees[1]?.id ?? 0)).toEqual([upload.id])
})

test('the form offers the shops of the goods that were brought, ticked, and the enquiry shows who was asked', async () => {
  const [first, second] = await twoSellers()
  const nameOf = async (shopId: number) =>
    (await db.first<{ name: string }>(sql`select name_en as name from shop where id = ${shopId}`))?.name ?? ''
  const names = [await nameOf(first.shopId), await nameOf(second.shopId)]
  const form = await site.request({ url: to.inquiry({ line: [`${first.id}:25:MT`, `${second.id}:5:MT`] }) })
  for (const name of names) expect(form.body).toContain(name)
  expect(form.body.match(/name="asked\.\d+"[^>]*checked/g)).toHaveLength(2)

  const member = await aMember(db)
  const buyer = await as(member)
  const { id } = await buyer.enquiries.save({
    lines: linesOf(first, second),
    purchaseTime: dayFromNow(30),
    agreement: true,
    shopIds: [first.shopId, second.shopId],
  })
  const headers = { cookie: `token=${await aSession(db, member)}` }
  const page = await site.request({ url: to.enquiry(id), headers })
  for (const name of names) expect(page.body).toContain(name)
  expect(page.body).toContain('Replies side by side')
})

test('how soon a shop answers is the median of five answers or more, of the last 90 days', async () => {
  // An office without hours counts every minute.
  await db.run(sql`delete from chat_day`)
  const [seller] = await twoSellers()
  const buyer = await aBuyer(site)
  const minutes = async () => (await anonymous.enquiries.answerTime({ id: seller.shopId })).minutes
  const answered = async (hours: number, daysAgo = 1) => {
    const { id } = await anEnquiry(buyer, { lines: linesOf(seller), shopIds: [seller.shopId] })
    await db.run(sql`
      update enquiry set created_at = now() - make_interval(days => ${daysAgo}),
        first_answer_at = now() - make_interval(days => ${daysAgo}) + make_interval(hours => ${hours})
      where shop_id = ${seller.shopId} and ${id} in (id, asked_id)`)
  }
  for (const hours of [1, 2, 3, 20]) await answered(hours)
  await answered(70, 100)
  expect(await minutes()).toBeNull()
  await answered(22)
  expect(await minutes()).toBe(180)
})
