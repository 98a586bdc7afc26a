import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aCreditBuyer } from '#testing/credit.ts'

const site = await testApp()
const { db, anonymous } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db))
const buyer = await aCreditBuyer(site)
const operator = anOperator(site)

const details = { name: '定金20%', nameEn: 'T/T 20/80', payMethod: 'transfer' as const, active: true }
const parts = [
  { share: 20, due: 'atOrder' as const, secured: 'money' as const },
  { due: 'afterShipping' as const, days: 45, secured: 'credit' as const },
]
const offered = async () => (await anonymous.referenceData.dictionary({ code: 'PAYMENT_TYPE' })).map(({ code }) => code)
const quotedUnder = async (paymentType: string) => {
  const { id: enquiryId } = await anEnquiry(buyer)
  return aQuote(operator, enquiryId, { lines: [aLine({ kilograms: 1_000, price: '1000.01' })], paymentType })
}

test('a first start offers the payment types of the trade, each with its parts', async () => {
  const { list } = await desk.paymentTypes.list({ limit: 50 })
  expect(list.map(({ code }) => code)).toContain('CASH_PICKUP')
  const sight = list.find(({ code }) => code === 'TT_30_70')
  expect((await desk.paymentTypes.info({ id: sight?.id ?? 0 })).parts).toEqual([
    { share: 30, due: 'atOrder', days: null, secured: 'money' },
    { share: null, due: 'againstDocuments', days: null, secured: 'money' },
  ])
})

test('a quote keeps the parts that it was sent with, and so does its order', async () => {
  const { id } = await desk.paymentTypes.create({ ...details, code: 'TT_20_80', parts })
  expect(await offered()).toContain('TT_20_80')
  const quote = await quotedUnder('TT_20_80')
  await desk.paymentTypes.update({
    ...details,
    id,
    version: 1,
    code: 'TT_20_80',
    nameEn: 'T/T 50/50',
    active: false,
    parts: [{ ...parts[0], share: 50 }, parts[1] ?? {}],
  })
  expect(await offered()).not.toContain('TT_20_80')
  await expect(quotedUnder('TT_20_80')).rejects.toMatchObject({ fields: { paymentType: expect.any(String) } })
  const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
  const paper = await site.request({ url: `/customer/quote/${quote.id}/quote-en.pdf`, headers })
  expect(pdfText(paper.rawPayload)).toContain('T/T 20/80')
  expect(pdfText(paper.rawPayload)).toContain('CNY 800.01 45 days after shipment, on credit')
  const { orders } = await buyer.api.quotes.accept({ id: quote.id, addressId: buyer.addressId })
  const order = await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })
  expect(order.paymentType).toMatchObject({ nameEn: 'T/T 20/80' })
  expect(order.parts.map(({ amountMinor, due, isSecured }) => [amountMinor, due, isSecured])).toEqual([
    [20_000, 'atOrder', false],
    [80_001, 'afterShipping', true],
  ])
  const hours = (Date.parse(order.payUntil) - Date.parse(order.createTime)) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  await expect(desk.paymentTypes.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
})

test.for([
  ['no part', []],
  [
    'a rest before the end',
    [
      { due: 'atOrder', secured: 'money' },
      { share: 50, due: 'beforeShipping', secured: 'money' },
    ],
  ],
  ['shares below a hundred', [{ share: 90, due: 'atOrder', secured: 'money' }]],
  [
    'nothing left for the rest',
    [
      { share: 100, due: 'atOrder', secured: 'money' },
      { due: 'beforeShipping', secured: 'money' },
    ],
  ],
  ['days of what is due at once', [{ share: 100, due: 'atOrder', days: 3, secured: 'money' }]],
] as const)('a plan is refused with %s', async ([, wrong]) => {
  await expect(desk.paymentTypes.create({ ...details, code: 'WRONG', parts: wrong })).rejects.toMatchObject({
    fields: { parts: expect.any(String) },
  })
})

test('what was changed can be taken back with its parts, and the code stays', async () => {
  const { id } = await desk.paymentTypes.create({ ...details, code: 'UNDONE', parts })
  const changed = await desk.paymentTypes.update({
    ...details,
    id,
    version: 1,
    code: 'OTHER',
    parts: [{ due: 'atOrder', secured: 'money' }],
  })
  expect(await desk.paymentTypes.info({ id })).toMatchObject({ code: 'UNDONE', parts: [{ share: null }] })
  await desk.audit.undo({ changeId: changed.changeId })
  expect((await desk.paymentTypes.info({ id })).parts).toMatchObject([{ share: 20 }, { share: null, days: 45 }])
})
