import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote, dayFromNow, endsIn } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'
import { saveRate } from '#catalogue/rates/server/queries.ts'
import { remindOfQuotes } from './timed-steps.ts'
import { withdrawQuote } from './withdraw-quote.ts'

const site = await testApp()
const { db, as, config, request } = site
const operator = anOperator(site)
const contact = await aContact(db)

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 0,
    (error: ApiError) => error.code,
  )

async function quoted(wishes: Parameters<typeof aQuote>[2] = {}) {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const quote = await aQuote(operator, enquiryId, wishes)
  return { buyer, enquiryId, ...quote }
}

test('a quote arrives with its figures, a letter and a mail', async () => {
  const { buyer, id, quoteNo, enquiryId } = await quoted({ lines: [aLine({ kilograms: 1_333, price: '9850.55' })] })
  const quote = await buyer.api.quotes.info({ id })
  expect(quote).toMatchObject({
    quoteNo: expect.stringMatching(/^QT20\d\d-\d{5}$/),
    version: 1,
    status: 'sent',
    // 9850.55 × 1.333 = 13130.78315
    totalMinor: 1_313_078,
    kilograms: 1_333,
    actions: ['accept', 'counter', 'decline'],
    payMethod: 'transfer',
    deliveryTerm: { code: 'DELIVERED' },
    problem: null,
  })
  expect(quote.expiresAt).toBe(new Date(Date.parse(`${quote.validUntil}T23:59:59+08:00`) + 1000).toISOString())
  expect(await buyer.api.quotes.list({ enquiryId })).toHaveLength(1)
  expect((await buyer.api.letters.list()).list[0]?.subject).toContain(quoteNo)
  expect((await messagesTo(db, buyer.member.email))[0]).toMatchObject({ subject: expect.stringContaining(quoteNo) })
  const { list } = await buyer.api.enquiries.list()
  expect(list[0]).toMatchObject({ answered: true, openQuotes: 1 })
})

test('a quote of somebody else answers like one that does not exist', async () => {
  const { id, enquiryId } = await quoted()
  const other = await aBuyer(site)
  const attempts = [
    other.api.quotes.info({ id }),
    other.api.quotes.list({ enquiryId }),
    other.api.quotes.compare({ enquiryId }),
    other.api.quotes.accept({ id, addressId: other.addressId }),
    other.api.quotes.decline({ id, reason: 'price' }),
    other.api.quotes.counter({ id, message: 'mine?' }),
  ]
  expect(new Set(await Promise.all(attempts.map(codeOf)))).toEqual(new Set([refusals.NOT_FOUND.code]))
})

test('a counter asks for a version that takes the place of the first', async () => {
  const { buyer, id, enquiryId, quoteNo } = await quoted()
  await buyer.api.quotes.counter({ id, message: '26 MT?', lines: [{ position: 1, targetPrice: '9500' }] })
  expect(await buyer.api.quotes.info({ id })).toMatchObject({
    status: 'countered',
    actions: ['decline'],
    lines: [{ targetPriceMinor: 950_000 }],
  })
  expect((await buyer.api.enquiries.list()).list[0]?.answered).toBe(false)
  expect(JSON.stringify(await messagesTo(db, contact.email))).toContain('26 MT?')
  const second = await aQuote(operator, enquiryId, { revises: id, lines: [aLine({ price: '9500' })] })
  expect(second).toMatchObject({ quoteNo, version: 2 })
  const versions = await buyer.api.quotes.list({ enquiryId })
  expect(versions.map(({ version, status }) => [version, status])).toEqual([
    [1, 'replaced'],
    [2, 'sent'],
  ])
  expect(await codeOf(buyer.api.quotes.accept({ id, addressId: buyer.addressId }))).toBe(refusals.QUOTE_STATE.code)
  await buyer.api.quotes.accept({ id: second.id, addressId: buyer.addressId })
  await expect(aQuote(operator, enquiryId, { revises: second.id })).rejects.toThrow('QUOTE_STATE')
  expect(await brokenRules(db)).toEqual([])
})

test('a counter says something', async () => {
  const { buyer, id } = await quoted()
  expect(await codeOf(buyer.api.quotes.counter({ id, message: ' ', lines: [{ position: 1, targetPrice: '' }] }))).toBe(
    refusals.INVALID_INPUT.code,
  )
  expect(await codeOf(buyer.api.quotes.counter({ id, lines: [{ position: 9, targetPrice: '1' }] }))).toBe(
    refusals.INVALID_INPUT.code,
  )
  expect((await buyer.api.quotes.info({ id })).status).toBe('sent')
})

test('of two revisions at once one is the second version', async () => {
  const { enquiryId, id } = await quoted()
  const revise = () =>
    aQuote(operator, enquiryId, { revises: id }).then(
      ({ version }) => version,
      (error: Error) => error.message,
    )
  expect((await Promise.all([revise(), revise(), revise()])).map(String).toSorted()).toEqual([
    '2',
    'QUOTE_STATE',
    'QUOTE_STATE',
  ])
})

test('declining keeps the reason, withdrawing tells it', async () => {
  const { buyer, id, enquiryId } = await quoted()
  expect(await codeOf(buyer.api.quotes.decline({ id, reason: '' }))).toBe(refusals.INVALID_INPUT.code)
  await buyer.api.quotes.decline({ id, reason: 'leadTime', note: 'needed by Friday' })
  const { history } = await buyer.api.quotes.info({ id })
  expect(history.at(-1)).toMatchObject({
    event: 'decline',
    reason: 'leadTime',
    note: 'needed by Friday',
    actor: 'member',
  })
  const next = await aQuote(operator, enquiryId, { revises: id })
  await withdrawQuote(operator, next.id, 'The vessel is full')
  expect((await messagesTo(db, buyer.member.email))[0]?.text).toContain('The vessel is full')
  const versions = await buyer.api.quotes.list({ enquiryId })
  expect(versions.map(({ status }) => status)).toEqual(['declined', 'withdrawn'])
})

test('the last day is announced once', async () => {
  const { buyer, id, quoteNo } = await quoted()
  const reminders = async () =>
    (await messagesTo(db, buyer.member.email)).filter(({ subject }) => subject === `Quote ${quoteNo} expires soon`)
      .length
  await remindOfQuotes(db, config)
  expect(await reminders()).toBe(0)
  await endsIn(db, id, 20 * 3_600_000)
  await remindOfQuotes(db, config)
  await remindOfQuotes(db, config)
  expect(await reminders()).toBe(1)
})

test('what the seller fills in wrong is named field by field', async () => {
  const { enquiryId } = await quoted()
  const draft = await goodsForSale(db, { status: 'draft' })
  const wrong = (wishes: Parameters<typeof aQuote>[2]) =>
    aQuote(operator, enquiryId, wishes).then(
      () => undefined,
      (error: { fields?: object }) => error.fields,
    )
  expect(await wrong({ deliveryPlace: '', paymentType: 'BARTER', validUntil: dayFromNow(-1) })).toEqual({
    deliveryPlace: 'quotes.enterPlace',
    paymentType: 'quotes.choosePayment',
    validUntil: 'quotes.validUntilWrong',
  })
  expect(await wrong({ currency: 'USD', paymentType: 'ALIPAY' })).toEqual({ paymentType: 'quotes.paymentClosed' })
  expect(await wrong({ lines: [aLine({ productId: draft.id }), aLine({ productName: '' })] })).toEqual({
    'lines.0.productName': 'quotes.enterProduct',
    'lines.1.productName': 'quotes.enterProduct',
  })
  expect(await wrong({ validUntil: dayFromNow(0) })).toBeUndefined()
})

test('another product than the one asked for is marked as a replacement', async () => {
  const [asked, other] = [await goodsForSale(db), await goodsForSale(db)]
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer, {
    lines: [{ productId: asked.id, productName: 'wanted', quantity: 1 }],
  })
  const { id } = await aQuote(operator, enquiryId, {
    lines: [aLine({ productId: other.id }), aLine({ productId: asked.id })],
  })
  const { lines } = await buyer.api.quotes.info({ id })
  expect(lines).toMatchObject([
    { replacement: true, askedName: 'wanted', askedProductId: asked.id },
    { replacement: false },
  ])
})

test('quotes are compared in one currency, by a stated rate or not at all', async () => {
  const { buyer, enquiryId } = await quoted()
  await db.run(sql`
    insert into bank_account (currency, beneficiary, bank, bank_address, account, swift)
    values ('USD', 'PolyHarbor', 'Bank', 'Ningbo', '0001', 'TESTCN00') on conflict do nothing`)
  await aQuote(operator, enquiryId, { currency: 'USD', lines: [aLine({ price: '1300' })] })
  const gaps = async () =>
    (await buyer.api.quotes.compare({ enquiryId, currency: 'CNY' })).rows[0]?.prices.map(({ gap }) => gap)
  expect(await gaps()).toEqual([null, 'currency'])
  await saveRate(db, { cnyPerUsd: '7.1', asOf: dayFromNow(-1) })
  const compared = await buyer.api.quotes.compare({ enquiryId, currency: 'CNY' })
  expect(compared.rows[0]?.prices).toMatchObject([
    // Without the VAT of 13% that prices in yuan have in them.
    { perTonneMinor: 871_726, lowest: true },
    { perTonneMinor: 923_000, lowest: false },
  ])
  expect(compared.rate).toEqual({ cnyPerUsd: '7.100000', asOf: dayFromNow(-1) })
})

test('the PDF is for the owner alone and says the same figures in both languages', async () => {
  const { buyer, id, quoteNo } = await quoted()
  const other = await aMember(db)
  const open = async (file: string, member: { id: number }) =>
    request({ url: `/customer/quote/${id}/${file}`, headers: { cookie: `token=${await aSession(db, member)}` } })
  for (const [lang, title] of [
    ['en', 'Quotation'],
    ['zh', '报价单'],
  ]) {
    const text = pdfText((await open(`quote-${lang}.pdf`, buyer.member)).rawPayload)
    expect(text).toContain(quoteNo)
    expect(text).toContain(title)
    expect(text).toContain('246,262.50')
  }
  expect((await open('quote-en.pdf', other)).headers['content-type']).not.toBe('application/pdf')
  expect((await request(`/customer/quote/${id}/quote-en.pdf`)).statusCode).toBe(303)
})

test('what a visitor was quoted belongs to the member who proved the address', async () => {
  const email = 'visitor-quoted@example.com'
  const { id: enquiryId } = await site.anonymous.enquiries.saveAsVisitor({
    lines: [{ productName: 'PP', quantity: 1 }],
    purchaseTime: dayFromNow(9),
    agreement: true,
    name: 'Anna',
    email,
  })
  const { id } = await aQuote(operator, enquiryId)
  expect((await messagesTo(db, email))[0]?.text).toContain(email)
  const api = await as(await aMember(db, { email }))
  expect((await api.quotes.info({ id })).status).toBe('sent')
})
