import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aCompanyBuyer, anAgreement } from '#testing/prices.ts'
import { aWarehouse } from '#testing/catalogue.ts'
import { aBankAccount, aBuyer, aLot, goodsForSale, type Buyer } from '#testing/trading.ts'
import { saveRate } from '#catalogue/rates/server/queries.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const house = await atDesk(site, await aPerson(db))

/** Goods at a list price of 10,000 yuan, asked for by a buyer who wishes to pay 9,000. */
async function wanted(by?: Pick<Buyer, 'api'>) {
  const product = await goodsForSale(db, { stockKg: 20_000 })
  const buyer = by ?? (await aBuyer(site))
  const line = { productId: product.id, productName: product.model, quantity: 25, unit: 'MT' as const }
  const { id: enquiryId } = await anEnquiry(buyer, {
    lines: [{ ...line, targetPrice: '9000', currency: 'CNY' }],
  })
  const quote = (price: string, currency: 'CNY' | 'USD' = 'CNY') => ({
    enquiryId,
    lines: [aLine({ productId: product.id, price, enquiryPosition: 1 })],
    currency,
    deliveryTerm: 'DELIVERED',
    deliveryPlace: '宁波',
    paymentType: 'TT_ADVANCE',
    validUntil: dayFromNow(7),
  })
  return { product, buyer, enquiryId, quote }
}

const fieldsOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => ({}),
    ({ fields }: ApiError) => fields,
  )

test('beside each line stand list price, stock, target and what the buyer was quoted before', async () => {
  const { product, buyer, quote } = await wanted()
  const { id: earlier } = await anEnquiry(buyer)
  const { quoteNo } = await aQuote(operator, earlier, { lines: [aLine({ productId: product.id, price: '9500' })] })
  expect((await house.enquiries.checkQuote(quote('9800'))).lines).toMatchObject([
    {
      perTonneMinor: 980_000,
      listMinor: 1_000_000,
      targetMinor: 900_000,
      stockKg: 20_000,
      lastPrices: [{ quoteNo, perTonneMinor: 950_000, currency: 'CNY' }],
      doubtful: false,
    },
  ])
})

test('a seller learns nothing of what the house quoted to the same buyer', async () => {
  const { product, buyer, quote } = await wanted()
  const { id: earlier } = await anEnquiry(buyer)
  await aQuote(operator, earlier, { lines: [aLine({ productId: product.id, price: '9500' })] })
  const seller = await atDesk(site, await aPerson(db, 'seller', product.shopId))
  expect((await seller.enquiries.checkQuote(quote('9800'))).lines[0]?.lastPrices).toEqual([])
})

test('a list price in another currency is converted at the stated rate, which is named', async () => {
  await aBankAccount(db, 'USD')
  await saveRate(db, { asOf: dayFromNow(0), cnyPerUsd: '8' })
  const { quote } = await wanted()
  const check = await house.enquiries.checkQuote(quote('1200', 'USD'))
  expect(check).toMatchObject({ rate: { cnyPerUsd: expect.stringMatching(/^8/) }, lines: [{ listMinor: 125_000 }] })
})

test('a price ten times off the list leaves only when somebody confirms it', async () => {
  const { enquiryId, quote } = await wanted()
  for (const price of ['1.20', '1000', '100000'])
    expect(await fieldsOf(house.enquiries.quote(quote(price))), price).toHaveProperty(['lines.0.price'])
  const sent = await db.first<{ count: number }>(sql`select count(*) from quote where enquiry_id = ${enquiryId}`)
  expect(sent?.count).toBe(0)
  await house.enquiries.quote({ ...quote('1.20'), confirmed: true })
  await house.enquiries.quote(quote('9800'))
})

test('beside a line stands what the company that asks pays by its agreement, at each quantity', async () => {
  const buyer = await aCompanyBuyer(site)
  const { product, quote } = await wanted(buyer)
  await anAgreement(site, buyer.id, { productId: product.id, price: 9_400, totalKg: 30_000 })
  const tiers = [{ kilograms: 40_000, price: '9200' }]
  const lines = [aLine({ productId: product.id, price: '9300', kilograms: 25_000, enquiryPosition: 1, tiers })]
  const [checked] = (await house.enquiries.checkQuote({ ...quote('9300'), lines })).lines
  expect(checked?.own).toEqual({
    kind: 'agreement',
    name: '年度协议',
    nameEn: 'Annual agreement',
    perTonneMinor: 940_000,
    leftKg: 30_000,
  })
  // More than is left of it.
  expect(checked?.tiers).toMatchObject([{ kilograms: 40_000, own: null }])
  const { quote: ofAnother } = await wanted()
  expect((await house.enquiries.checkQuote(ofAnother('9300'))).lines).toMatchObject([{ own: null }])
})

test('beside a line stands what there is of each lot, and where it lies', async () => {
  const { product, quote } = await wanted()
  const { id: lotId, code } = await aLot(db, product.id)
  const plain = (await house.enquiries.checkQuote(quote('9800'))).lines[0]?.stock
  expect(plain).toMatchObject([
    { lotCode: null, freeKg: 20_000, places: [] },
    { lotId, lotCode: code, places: [] },
  ])
  const port = await aWarehouse(db)
  await house.stockMoves.move({ id: product.id, toId: port, kilograms: 8_000, reason: 'Nearer to the port' })
  const [checked] = (await house.enquiries.checkQuote(quote('9800'))).lines
  expect(checked?.stock[0]?.places.map(({ kilograms }) => kilograms)).toEqual([12_000, 8_000])
  expect(checked?.stock[0]?.places[0]?.name).toBeNull()
})
