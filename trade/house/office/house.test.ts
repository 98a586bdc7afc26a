import { expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact, aPicture, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db))
const buyer = await aBuyer(site)
const details = {
  legalName: '余姚聚港塑化有限公司',
  legalNameEn: 'Yuyao PolyHarbor Plastics Co., Ltd.',
  registeredAddress: '余姚市中国塑料城 8 号',
  registeredAddressEn: '8 China Plastics City, Yuyao',
  taxNumber: '91330281MA0000000X',
  phone: '+86 574 6200 0000',
  email: 'papers@example.com',
  orderPrefix: 'JG',
  quotePrefix: 'BJ',
  proformaPrefix: 'XS',
  contractPrefix: 'HT',
  invoicePrefix: 'CI',
  packingListPrefix: 'PL',
  deliveryNotePrefix: 'DN',
  analysisPrefix: 'COA',
  creditNotePrefix: 'CN',
  vatRates: [{ validFrom: '2019-04-01', percent: 13 }],
}
const house = () => desk.house.info({ id: 1 })
const save = async (wishes: object = {}) =>
  desk.house.update({ ...details, id: 1, version: (await house()).version, ...wishes })
const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
const paperAt = async (url: string) => pdfText((await site.request({ url, headers })).rawPayload)
const ordered = async () => placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_150 }])

test('there is one house, with the rate that holds in China, and it is only changed', async () => {
  expect(await desk.house.list()).toMatchObject([{ id: 1, legalName: null }])
  expect(await house()).toMatchObject({ vatRates: [{ validFrom: '2019-04-01', percent: 13 }] })
  expect(Object.keys(desk.house)).not.toContain('create')
})

test('papers and numbers of what comes later are those of the house', async () => {
  const logo = await aPicture(db)
  await save({ logoId: logo.id })
  const order = await ordered()
  expect(order.orderSn).toMatch(/^JG\d{8}-/)
  const proforma = await paperAt(`/customer/order/${order.id}/proforma-en.pdf`)
  for (const text of [details.legalNameEn, details.registeredAddressEn, details.taxNumber, details.email])
    expect(proforma).toContain(text)
  expect(proforma).toMatch(/XS20\d{2}-00001/)
  expect(proforma).toContain('VAT 13%')
  expect(proforma).toContain('CNY 10,176.99')
  expect(proforma).toContain('CNY 1,323.01')
  const quote = await aQuote(anOperator(site), (await anEnquiry(buyer)).id)
  expect(quote.quoteNo).toMatch(/^BJ20\d{2}-00001$/)
  expect(await paperAt(`/customer/quote/${quote.id}/quote-zh.pdf`)).toContain(details.legalName)
})

test('prices in yuan say which tax is in them, and orders of what', async () => {
  const goods = await goodsForSale(db)
  const pageOf = async () => (await site.request({ url: to.product(goods.id), headers: { cookie: 'lang=en-US' } })).body
  expect(await pageOf()).toContain('incl. 13% VAT')
  const wish = { productId: goods.id, quantity: 1_150 }
  expect(await buyer.api.orders.confirm(wish)).toMatchObject({ vatPercent: 13 })
  const { id } = await placeOrder(buyer, [wish])
  await save({ vatRates: [{ validFrom: '2099-01-01', percent: 9 }] })
  await vi.waitFor(async () => expect(await pageOf()).toContain('excl. VAT'), { timeout: 20_000 })
  expect(await buyer.api.orders.confirm(wish)).toMatchObject({ vatPercent: null })
  await save()
  expect(await buyer.api.orders.info({ id })).toMatchObject({ vatPercent: 13 })
  const page = await site.request({ url: to.order(id), headers: { cookie: `${headers.cookie}; lang=en-US` } })
  for (const text of ['Net of VAT', 'CNY 10,176.99', 'VAT 13%', 'CNY 1,323.01']) expect(page.body).toContain(text)
}, 60_000)

test('a paper states the tax of its day, though the rate changes later', async () => {
  const { id } = await ordered()
  await save({ vatRates: [...details.vatRates, { validFrom: '2099-01-01', percent: 9 }] })
  expect(await paperAt(`/customer/order/${id}/proforma-en.pdf`)).toContain('VAT 13%')
  const twice = [...details.vatRates, ...details.vatRates]
  await expect(save({ vatRates: twice })).rejects.toMatchObject({ fields: { vatRates: expect.any(String) } })
})
