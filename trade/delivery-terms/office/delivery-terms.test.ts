import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, anonymous } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db))
const buyer = await aBuyer(site)
const details = { name: '港口提货', nameEn: 'Ex port', includes: ['place', 'port'], needsPlace: true, active: true }

const quotedUnder = async (deliveryTerm: string, deliveryPlace: string | null) => {
  const { id: enquiryId } = await anEnquiry(buyer)
  return aQuote(anOperator(site), enquiryId, { deliveryTerm, deliveryPlace })
}

test('a new term is offered until it is closed; its quote can be ordered even then', async () => {
  const { id } = await desk.deliveryTerms.create({ ...details, code: 'EX_PORT' })
  const offered = async () =>
    (await anonymous.referenceData.dictionary({ code: 'DELIVERY_TERM' })).map(({ code }) => code)
  expect(await offered()).toContain('EX_PORT')
  const quote = await quotedUnder('EX_PORT', '宁波港')
  await desk.deliveryTerms.update({ ...details, id, version: 1, code: 'EX_PORT', nameEn: 'Renamed', active: false })
  expect(await offered()).not.toContain('EX_PORT')
  const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
  const paper = pdfText((await site.request({ url: `/customer/quote/${quote.id}/quote-en.pdf`, headers })).rawPayload)
  expect(paper).toContain('Ex port')
  expect(paper).toContain('haulage to the named place, port and export charges')
  const { orders } = await buyer.api.quotes.accept({ id: quote.id, addressId: buyer.addressId })
  expect(await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })).toMatchObject({
    deliveryTermNameEn: 'Ex port',
    deliveryPlace: '宁波港',
  })
  await expect(quotedUnder('EX_PORT', '宁波港')).rejects.toMatchObject({ fields: { deliveryTerm: expect.any(String) } })
  await expect(desk.deliveryTerms.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
})

test('no term goes without its place: a quote names it, and what is collected lies at the shop', async () => {
  await expect(quotedUnder('PICKUP', null)).rejects.toMatchObject({ fields: { deliveryPlace: expect.any(String) } })
  const { id } = await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
  const order = await buyer.api.orders.info({ id })
  expect(order.deliveryTerm).toBe('PICKUP')
  expect(order.deliveryPlace).toBeTruthy()
})
