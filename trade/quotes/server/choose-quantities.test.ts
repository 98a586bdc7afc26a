import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote, endsIn } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const operator = anOperator(site)
await aContact(db)

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 0,
    (error: ApiError) => error.code,
  )

const tiers = [
  { kilograms: 25_000, price: '9500' },
  { kilograms: 100_000, price: '9200.55' },
]

async function quotedInTiers() {
  const buyer = await aBuyer(site)
  const line = { productName: 'PP T30S', quantity: 5, moreQuantities: [25, 100], unit: 'MT' as const }
  const { id: enquiryId } = await anEnquiry(buyer, { lines: [line] })
  const { id } = await aQuote(operator, enquiryId, {
    lines: [aLine({ kilograms: 5_000, price: '9850', tiers }), aLine()],
  })
  return { buyer, enquiryId, id }
}

test('several quantities of a line are asked for, and each is quoted at its price', async () => {
  const { buyer, enquiryId, id } = await quotedInTiers()
  const [asked] = (await buyer.api.enquiries.thread({ id: enquiryId })).lines
  expect(asked).toMatchObject({ amount: 5, moreAmounts: [25, 100], unit: 'MT', kilograms: 5_000 })
  const [line, other] = (await buyer.api.quotes.info({ id })).lines
  expect(line).toMatchObject({ kilograms: 5_000, amountMinor: 4_925_000 })
  expect(line?.tiers).toEqual([
    { kilograms: 5_000, perTonneMinor: 985_000 },
    { kilograms: 25_000, perTonneMinor: 950_000 },
    { kilograms: 100_000, perTonneMinor: 920_055 },
  ])
  expect(other?.tiers).toEqual([])
})

test('choosing another quantity is the next version at its price, and that one is ordered', async () => {
  const { buyer, id } = await quotedInTiers()
  const next = await buyer.api.quotes.choose({ id, lines: [{ position: 1, kilograms: 100_000 }] })
  const quote = await buyer.api.quotes.info(next)
  expect(quote).toMatchObject({ version: 2, status: 'sent', kilograms: 125_000 })
  expect(quote.lines[0]).toMatchObject({ kilograms: 100_000, perTonneMinor: 920_055, amountMinor: 92_005_500 })
  expect(quote.totalMinor).toBe(quote.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  expect((await buyer.api.quotes.info({ id })).status).toBe('replaced')
  const { orders } = await buyer.api.quotes.accept({ id: next.id, addressId: buyer.addressId })
  expect(orders.map(({ totalMinor }) => totalMinor)).toEqual([quote.totalMinor])
  expect(await brokenRules(db)).toEqual([])
})

test('a quantity that was not quoted, an expired quote and one of somebody else are refused', async () => {
  const { buyer, id } = await quotedInTiers()
  const wish = { id, lines: [{ position: 1, kilograms: 50_000 }] }
  expect(await codeOf(buyer.api.quotes.choose(wish))).toBe(refusals.INVALID_INPUT.code)
  const right = { id, lines: [{ position: 1, kilograms: 25_000 }] }
  const stranger = await aBuyer(site)
  expect(await codeOf(stranger.api.quotes.choose(right))).toBe(refusals.NOT_FOUND.code)
  await endsIn(db, id, -1000)
  expect(await codeOf(buyer.api.quotes.choose(right))).toBe(refusals.QUOTE_EXPIRED.code)
  expect((await buyer.api.quotes.info({ id })).status).toBe('expired')
})

test('of many choices at once one makes the next version', async () => {
  const { buyer, enquiryId, id } = await quotedInTiers()
  const wish = { id, lines: [{ position: 1, kilograms: 25_000 }] }
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(buyer.api.quotes.choose(wish))))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(await buyer.api.quotes.list({ enquiryId })).toHaveLength(2)
})

test('the same quantity twice is refused at its line', async () => {
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer)
  const twice = [{ kilograms: 5_000, price: '9000' }]
  await expect(aQuote(operator, id, { lines: [aLine({ kilograms: 5_000, tiers: twice })] })).rejects.toMatchObject({
    fields: { 'lines.0.kilograms': 'quotes.tierTwice' },
  })
})

test('the quotation names every quantity with its price', async () => {
  const { buyer, id } = await quotedInTiers()
  const cookie = `token=${await aSession(db, buyer.member)}`
  const sheet = await site.request({ url: `/customer/quote/${id}/quote-en.pdf`, headers: { cookie } })
  expect(pdfText(sheet.rawPayload)).toContain('9,200.55')
})
