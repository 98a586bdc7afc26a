import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aShop } from '#testing/catalogue.ts'
import { aContact } from '#testing/factories.ts'
import { anEnquiry } from '#testing/quotes.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'sales'))
const wish = { kilograms: 5, application: 'Caps, 1.2 mm' }

async function askedWithSample() {
  const [buyer, { id: productId }] = [await aBuyer(site), await goodsForSale(db)]
  const line = { productId, productName: 'PP T30S', quantity: 25, unit: 'MT' as const }
  const { id } = await anEnquiry(buyer, {
    lines: [
      { ...line, sample: true },
      { ...line, quantity: 5 },
    ],
  })
  return { id, buyer, productId }
}

test('a sample that a line asks for reaches the seller, who makes the request of it, once', async () => {
  const { id, buyer, productId } = await askedWithSample()
  expect((await desk.enquiries.info({ id })).lines).toMatchObject([{ sample: true, sampleId: null }, { sample: false }])
  const made = await desk.enquiries.requestSample({ id, position: 1, ...wish })
  expect(await buyer.api.samples.info({ id: made.id })).toMatchObject({
    status: 'requested',
    productId,
    kilograms: 5,
    address: { name: '陈立' },
  })
  expect((await buyer.api.enquiries.thread({ id })).lines[0]).toMatchObject({ sample: true, sampleId: made.id })
  for (const position of [1, 2])
    await expect(desk.enquiries.requestSample({ id, position, ...wish })).rejects.toMatchObject({ code: 48801 })
  expect((await buyer.api.samples.list({})).totalCount).toBe(1)
})

test('the rules of a sample hold, and nobody of another shop makes one', async () => {
  const { id, buyer } = await askedWithSample()
  await expect(desk.enquiries.requestSample({ id, position: 1, ...wish, kilograms: 26 })).rejects.toMatchObject({
    data: { fields: { kilograms: expect.any(String) } },
  })
  const stranger = await atDesk(site, await aPerson(db, 'seller', await aShop(db)))
  await expect(stranger.enquiries.requestSample({ id, position: 1, ...wish })).rejects.toMatchObject({ code: 48801 })
  await buyer.api.addresses.delete({ ids: [buyer.addressId] })
  await expect(desk.enquiries.requestSample({ id, position: 1, ...wish })).rejects.toMatchObject({
    data: { fields: { application: expect.stringContaining('address') } },
  })
})
