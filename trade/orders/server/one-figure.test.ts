import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOwnPrices } from '#catalogue/goods/pages/own-prices.ts'
import { priceLine } from '#catalogue/goods/price.ts'
import { saveRate } from '#catalogue/rates/server/queries.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { money } from '#platform/texts/format.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { aShop } from '#testing/catalogue.ts'
import { aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { always, aCompanyBuyer, aPricer } from '#testing/prices.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBankAccount, aBuyer, aTier, goodsForSale, termsOf } from '#testing/trading.ts'

const site = await testApp()
const { db, anonymous } = site
const desk = await aPricer(site)
const shopId = await aShop(db)
const shop = await anonymous.shops.detail({ id: shopId })
await saveRate(db, { cnyPerUsd: '7.1205', asOf: '2026-01-05' })
await aBankAccount(db, 'USD')

const wuxi = { from: shop.cityCn, fromEn: shop.cityEn }
const ningbo = { from: '宁波港', fromEn: 'Ningbo' }
const lane = { mode: 'truck', basis: 'perTonne', currency: 'CNY', vatPercent: 9, transitDays: 1, ...always } as const
const abroad = { ...lane, currency: 'USD', vatPercent: 0 } as const
for (const each of [
  { ...lane, step: 'delivery', ...wuxi, to: '杭州', toEn: 'Hangzhou', price: '109.37' },
  { ...lane, step: 'inland', ...wuxi, to: '宁波港', toEn: 'Ningbo', price: '88.11' },
  { ...abroad, step: 'port', to: '宁波港', toEn: 'Ningbo', price: '12.35' },
  { ...abroad, step: 'freight', ...ningbo, to: '汉堡', toEn: 'Hamburg', price: '61.73' },
  { ...abroad, step: 'insurance', to: '汉堡', toEn: 'Hamburg', basis: 'percent', price: '0.11' },
] as const)
  await desk.lanes.create(each)

const { id: groupId } = await desk.companyGroups.create({ name: '战略客户', nameEn: 'Key accounts' })
const grouped = await aCompanyBuyer(site)
await desk.companies.care({ id: grouped.id, careVersion: 0, groupId })
for (const currency of ['CNY', 'USD'] as const)
  await desk.priceLists.create({
    name: '季度价',
    nameEn: 'Quarter',
    currency,
    ...always,
    groupIds: [groupId],
    rows: [{ how: 'percent', value: '1.37' }],
  })
const agreed = await aCompanyBuyer(site)
const buyers = { alone: await aBuyer(site), grouped, agreed }

const minor = fc.integer({ min: 50_001, max: 2_000_001 })
const wishes = fc.record({
  price: fc.record({ currency: fc.constantFrom('CNY', 'USD'), perTonneMinor: minor }),
  tier: fc.option(fc.record({ fromKg: fc.integer({ min: 2, max: 12 }), off: fc.integer({ min: 1, max: 49_999 }) })),
  bags: fc.integer({ min: 40, max: 800 }),
  who: fc.constantFrom('alone', 'grouped', 'agreed'),
  agreedMinor: minor,
  destination: fc.constantFrom('Hangzhou', '汉堡', 'Nowhere'),
  rung: fc.nat(20),
} as const)

type Wishes = typeof wishes extends fc.Arbitrary<infer Each> ? Each : never

async function aProductFor({ price, tier, who, agreedMinor }: Wishes) {
  const product = await goodsForSale(db, { price, shopId })
  if (tier) await aTier(db, product.id, tier.fromKg * 1_000, (price.perTonneMinor - tier.off) / 100)
  if (who !== 'agreed') return product
  const row = await db.first<{ code: string }>(sql`select code from product where id = ${product.id}`)
  await desk.priceLists.create({
    name: '年度协议',
    nameEn: 'Annual agreement',
    currency: price.currency,
    ...always,
    enterpriseId: agreed.id,
    totalKg: 8_000,
    rows: [{ product: row?.code ?? '', how: 'fixed', value: decimalOf(agreedMinor) }],
  })
  return product
}

test('goods cost the same to the cent in list, product, comparison, cart, ladder, confirmation, order, quote and proforma', async () => {
  const t = translatorFor('en-US')
  const check = async (wish: Wishes) => {
    const { id: productId, model } = await aProductFor(wish)
    const buyer = buyers[wish.who]
    const { api } = buyer
    const kilograms = wish.bags * 25
    const goods = { productId, quantity: kilograms, unit: 'kg' } as const

    const { list } = await api.products.list({ key: model })
    const seen = [
      ...list,
      await api.products.detail({ id: productId }),
      ...(await api.products.compare({ ids: [productId] })),
    ]
    const pages = await withOwnPrices({ api, signedIn: true }, seen)
    expect(pages).toHaveLength(3)
    const shown = pages.map(({ price }) => price && priceLine({ ...price, kilograms }).amountMinor)
    const { id: cartId } = await api.cart.add(goods)
    const cart = await api.cart.info({ id: cartId })
    const amount = cart.amountMinor ?? 0
    expect(shown).toEqual([amount, amount, amount])
    expect((await api.orders.confirm({ cartItemIds: [cartId] })).totals).toMatchObject([{ totalMinor: amount }])

    const ladder = await api.freight.ladder({ ...goods, destination: wish.destination })
    expect(ladder).toMatchObject({ goodsMinor: amount, goodsPerTonneMinor: cart.perTonneMinor })
    for (const { term, place, totalMinor, missing } of ladder?.rungs ?? []) {
      const [order] = (await api.orders.confirm({ ...goods, deliveryTerm: term.code, deliveryPlace: place.zh })).orders
      expect([order?.missing, order?.totalMinor]).toEqual([missing, totalMinor ?? amount])
    }

    const priced = ladder?.rungs.filter(({ totalMinor }) => totalMinor !== null) ?? []
    const rung = priced[wish.rung % priced.length]
    if (!rung) throw new Error('The gate has no price.')
    const delivery = { deliveryTerm: rung.term.code, deliveryPlace: rung.place.en }
    const { fingerprint } = await api.orders.confirm({ ...goods, ...delivery })
    const placed = await api.orders.placeFromProduct({ ...goods, ...termsOf(buyer), ...delivery, fingerprint })
    const orderId = placed.orders[0]?.id ?? 0
    const order = await api.orders.info({ id: orderId })
    expect([order.totalMinor, order.lines[0]?.amountMinor]).toEqual([rung.totalMinor, amount])
    const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
    const { rawPayload } = await site.request({ url: to.file.proforma(orderId, 'en'), headers })
    expect(pdfText(rawPayload)).toContain(money(t, rung.totalMinor, wish.price.currency))

    const { id: enquiryId } = await anEnquiry(buyer)
    const line = aLine({ productId, kilograms, price: decimalOf(cart.perTonneMinor ?? 0) })
    const { currency } = wish.price
    const { id: quoteId } = await aQuote(anOperator(site), enquiryId, { currency, lines: [line] })
    expect((await api.quotes.info({ id: quoteId })).totalMinor).toBe(amount)
  }
  await fc.assert(fc.asyncProperty(wishes, check), { numRuns: 12, endOnFailure: true })
  expect(await brokenRules(db)).toEqual([])
}, 60_000)
