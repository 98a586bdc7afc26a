import { expect, test } from 'vitest'
import { pdfText } from '#testing/pdf-text.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
await aContact(site.db)

test('an order with a deposit shows both parts to the cent, on its page and on its invoice', async () => {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const lines = [aLine({ kilograms: 1_333, price: '9850.55' })]
  const { id: quoteId } = await aQuote(anOperator(site), enquiryId, { lines, paymentType: 'TT_30_70_SHIP' })
  const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
  const id = orders[0]?.id ?? 0
  const { deposit, totalMinor } = await buyer.api.orders.info({ id })
  expect([totalMinor, deposit?.depositMinor, deposit?.balanceMinor]).toEqual([1_313_078, 393_923, 919_155])
  const headers = { cookie: `token=${await aSession(site.db, buyer.member)}` }
  const paper = await site.request({ url: `/customer/order/${id}/proforma-en.pdf`, headers })
  for (const amount of ['CNY 13,130.78', 'CNY 3,939.23', 'CNY 9,191.55'])
    expect(pdfText(paper.rawPayload)).toContain(amount)
})

test('an order that is paid in advance has no parts', async () => {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const { id: quoteId } = await aQuote(anOperator(site), enquiryId)
  const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
  expect((await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })).deposit).toBeNull()
})
