import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { dayFromNow } from '#testing/quotes.ts'
import { aSample, aSampleRequest } from '#testing/samples.ts'
import { aPhoto } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { addressInput, aBuyer, aLot, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'

const site = await testApp()
const { db, as, request } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))
const parcel = { carrier: 'SF Express', trackingNumber: 'SF 100 200' }

async function aRequest(wishes: { samplePrice?: number } = {}) {
  const buyer = await aBuyer(site)
  const goods = await goodsForSale(db)
  await db.run(sql`update product set sample_price = ${wishes.samplePrice ?? null} where id = ${goods.id}`)
  const { id } = await buyer.api.samples.request(aSampleRequest(goods, buyer))
  return { id, goods, buyer }
}

async function aSentSample() {
  const asked = await aRequest()
  await desk.samples.approve({ id: asked.id })
  await desk.samples.send({ id: asked.id, ...parcel })
  return asked
}

const latestLetter = async ({ api }: Buyer) => (await api.letters.list({})).list[0]

test('a sample goes from its request to its result, and each side is told what the other did', async () => {
  const { id, goods, buyer } = await aRequest()
  expect(await buyer.api.samples.info({ id })).toMatchObject({
    status: 'requested',
    productId: goods.id,
    kilograms: 5,
    price: null,
    address: { name: '陈立' },
  })
  await desk.samples.approve({ id })
  expect(await latestLetter(buyer)).toMatchObject({ subject: expect.stringContaining('is approved') })
  await desk.samples.send({ id, ...parcel })
  expect(await latestLetter(buyer)).toMatchObject({ content: expect.stringContaining('SF 100 200') })
  const photo = await buyer.api.uploads.upload({ file: await aPhoto() })
  await buyer.api.samples.report({ id, result: 'changes', note: 'Needs 10 °C more', photoIds: [photo.id] })
  const tried = await desk.samples.info({ id })
  expect(tried).toMatchObject({ status: 'tried', result: 'changes', resultNote: 'Needs 10 °C more' })
  expect(tried.history.map(({ event }) => event)).toEqual(['request', 'approve', 'send', 'report'])
  expect((await auditOf(db, 'sample', id)).map(({ action }) => action)).toEqual(['send', 'review'])
  const url = (await buyer.api.samples.info({ id })).photos[0]?.url ?? ''
  const get = async (member: { id: number }) =>
    (await request({ url, headers: { cookie: `token=${await aSession(db, member)}` } })).statusCode
  expect([await get(buyer.member), await get(await aMember(db))]).toEqual([200, 404])
})

describe('a request', () => {
  test.each([
    ['more than 25 kg', { kilograms: 26 }, 'kilograms'],
    ['no kilograms', { kilograms: 0 }, 'kilograms'],
    ['no application', { application: ' ' }, 'application'],
    ['no address', { addressId: '' }, 'addressId'],
  ])('of %s is refused', async (_, wrong, field) => {
    const buyer = await aBuyer(site)
    const wish = { ...aSampleRequest(await goodsForSale(db), buyer), ...wrong }
    await expect(buyer.api.samples.request(wish)).rejects.toMatchObject({
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  test("goes to an own address, and another's sample does not exist", async () => {
    const [own, other] = [await aRequest(), await aBuyer(site)]
    const wish = aSampleRequest(own.goods, own.buyer)
    await expect(other.api.samples.request(wish)).rejects.toMatchObject({
      data: { fields: { addressId: expect.any(String) } },
    })
    await expect(other.api.samples.info({ id: own.id })).rejects.toMatchObject({ code: 48801 })
    await expect(other.api.samples.withdraw({ id: own.id })).rejects.toMatchObject({ code: 48801 })
  })

  test('counts against the month of the whole company, also of many at once; older ones and refused ones do not', async () => {
    const company = await aCompany(site)
    const colleague = await aColleague(site, company, 'buyer')
    const { id: addressId } = await company.api.addresses.save(await addressInput(db))
    const goods = await goodsForSale(db)
    const { most } = await company.api.samples.terms({ productId: goods.id })
    const { id: old } = await aSample(db, { memberId: company.member.id })
    await db.run(sql`update sample set requested_at = now() - interval '40 days' where id = ${old}`)
    const { id: refused } = await aSample(db, { memberId: company.member.id })
    await desk.samples.refuse({ id: refused, reason: 'None left' })
    const wish = aSampleRequest(goods, { addressId })
    const sent = await Promise.allSettled(
      Array.from({ length: most + 3 }, (_, at) => (at % 2 ? company : colleague).api.samples.request(wish)),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
    expect(await colleague.api.samples.terms({ productId: goods.id })).toMatchObject({ left: 0 })
    await expect(company.api.samples.request(wish)).rejects.toMatchObject({ code: 488371 })
    expect((await colleague.api.samples.list({})).totalCount).toBe(most + 2)
  })

  test('is withdrawn until it leaves, and what is refused says why', async () => {
    const [first, second] = [await aRequest(), await aRequest()]
    await first.buyer.api.samples.withdraw({ id: first.id })
    await expect(desk.samples.approve({ id: first.id })).rejects.toMatchObject({ code: 488370 })
    await desk.samples.refuse({ id: second.id, reason: 'The lot is sold' })
    expect(await latestLetter(second.buyer)).toMatchObject({ content: expect.stringContaining('The lot is sold') })
    await expect(desk.samples.send({ id: second.id, ...parcel })).rejects.toMatchObject({ code: 488370 })
  })
})

describe('a sample that is sent', () => {
  test('with a price says how that is settled, and keeps the price of the day it was requested', async () => {
    const { id, goods, buyer } = await aRequest({ samplePrice: 20_000 })
    await db.run(sql`update product set sample_price = 90_000 where id = ${goods.id}`)
    await desk.samples.approve({ id })
    await expect(desk.samples.send({ id, ...parcel })).rejects.toMatchObject({
      data: { fields: { settled: expect.any(String) } },
    })
    await desk.samples.send({ id, ...parcel, settled: 'nextOrder' })
    expect(await buyer.api.samples.info({ id })).toMatchObject({
      price: { currency: 'CNY', amountMinor: 20_000 },
      settled: 'nextOrder',
    })
  })

  test('from a lot brings the certificate of analysis of the lot', async () => {
    const { id, goods, buyer } = await aRequest()
    const lot = await aLot(db, goods.id)
    await db.run(sql`
      insert into document (product_id, lot_id, kind, title_zh, title_en, file, bytes, issued_on)
      values (${goods.id}, ${lot.id}, 'COA', '质检报告', 'COA of the lot', 'coa.pdf', 1, '2026-01-15')`)
    await desk.samples.approve({ id })
    await desk.samples.send({ id, ...parcel, lotId: lot.id })
    expect(await buyer.api.samples.info({ id })).toMatchObject({
      lotCode: lot.code,
      certificates: [{ titleEn: 'COA of the lot' }],
    })
  })

  test('is linked to the first enquiry and the first order of the buyer for its goods', async () => {
    const { id, goods, buyer } = await aSentSample()
    const line = { productId: goods.id, productName: 'PP', quantity: '5' }
    await buyer.api.enquiries.save({ lines: [line], purchaseTime: dayFromNow(30), agreement: true })
    const order = await placeOrder(buyer, [{ productId: goods.id, quantity: 1_000 }])
    await placeOrder(buyer, [{ productId: goods.id, quantity: 1_000 }])
    const { orderSn } = order
    const search = goods.model
    expect(await buyer.api.samples.info({ id })).toMatchObject({
      order: { id: order.id, orderSn },
      enquiry: { enquiryNo: expect.any(String) },
    })
    expect(await desk.samples.list({ tab: 'ordered', search })).toMatchObject({ list: [{ id, order: { orderSn } }] })
    expect((await desk.samples.counts())['ordered']).toBeGreaterThan(0)
  })

  test('is not linked to what others buy, nor to other goods, nor one that has not left', async () => {
    const { id, goods, buyer } = await aSentSample()
    const waiting = await aRequest()
    await placeOrder(await aBuyer(site), [{ productId: goods.id, quantity: 1_000 }])
    await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
    await placeOrder(waiting.buyer, [{ productId: waiting.goods.id, quantity: 1_000 }])
    expect(await buyer.api.samples.info({ id })).toMatchObject({ order: null, enquiry: null })
    expect(await waiting.buyer.api.samples.info({ id: waiting.id })).toMatchObject({ order: null })
  })
})

test('samples wait at the desk until they are sent', async () => {
  const waits = async () => (await desk.desk.waiting()).find(({ name }) => name === 'samples')?.count ?? 0
  const before = await waits()
  const { id } = await aRequest()
  await desk.samples.approve({ id })
  expect(await waits()).toBe(before + 1)
  await desk.samples.send({ id, ...parcel })
  expect(await waits()).toBe(before)
})

test('who may not enquire sees the samples of the company and requests none', async () => {
  const company = await aCompany(site)
  const { id } = await aSample(db, { memberId: company.member.id })
  const viewer = await as((await aColleague(site, company, 'viewer')).member)
  expect(await viewer.samples.info({ id })).toMatchObject({ status: 'requested' })
  await expect(viewer.samples.withdraw({ id })).rejects.toMatchObject({ status: 403 })
})
