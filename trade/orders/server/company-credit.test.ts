import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aColleague } from '#testing/companies.ts'
import { aCredit, aCreditBuyer } from '#testing/credit.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { anEnquiry, aLine, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder, termsOf } from '#testing/trading.ts'
import { refundOrder } from '../office/operator-steps.ts'
import { confirmTransfer } from './transfer.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const { id: productId } = await goodsForSale(db)
const tonnes = (count: number) => [{ productId, quantity: count * 1_000 }]
const short = { code: 488346 }

describe('an order on credit', () => {
  test('is offered to a company that has credit, for as many days as were agreed', async () => {
    const codesOf = async (buyer: Awaited<ReturnType<typeof aBuyer>>) =>
      (await buyer.api.orders.confirm({ line: [`${productId}:1000:kg`] })).paymentTypes.map(({ code }) => code)
    expect(await codesOf(await aBuyer(site))).not.toContain('OA_30')
    const buyer = await aCreditBuyer(site)
    expect(await codesOf(buyer)).toContain('OA_30')
    expect(await codesOf(buyer)).not.toContain('OA_60')
    await expect(placeOrder(buyer, tonnes(1), 'OA_60')).rejects.toMatchObject({
      fields: { payMethod: expect.any(String) },
    })
    expect(await codesOf(await aCreditBuyer(site, { currency: 'USD' }))).not.toContain('OA_30')
  })

  test('goes on at once, takes from the limit, and beyond it is refused with what is free', async () => {
    const buyer = await aCreditBuyer(site)
    const { id } = await placeOrder(buyer, tonnes(2), 'OA_30')
    expect(await buyer.api.orders.info({ id })).toMatchObject({ status: 1, parts: [{ isSecured: true }] })
    expect(await buyer.api.companyCredit.own()).toMatchObject([
      { currency: 'CNY', limitMinor: 3_000_000, usedMinor: 2_000_000, freeMinor: 1_000_000, overdueMinor: 0 },
    ])
    await expect(placeOrder(buyer, tonnes(2), 'OA_30')).rejects.toMatchObject({
      ...short,
      message: expect.stringContaining('10,000.00'),
      data: { amountMinor: 1_000_000, currency: 'CNY' },
    })
    await placeOrder(buyer, tonnes(1), 'OA_30')
    await placeOrder(buyer, tonnes(5), 'TT_ADVANCE')
    expect(await brokenRules(db)).toEqual([])
  })

  test('leaves the cart as it was when it is refused', async () => {
    const buyer = await aCreditBuyer(site)
    const { id } = await buyer.api.cart.add({ productId, quantity: 4_000 })
    const { fingerprint } = await buyer.api.orders.confirm({ cartItemIds: [id] })
    const wish = { cartItemIds: [id], fingerprint, ...termsOf(buyer), paymentType: 'OA_30' }
    await expect(buyer.api.orders.placeFromCart(wish)).rejects.toMatchObject(short)
    expect((await buyer.api.cart.list()).list.map((line) => line.id)).toEqual([id])
  })

  test('gives back what is paid, and all of it when it ends', async () => {
    const buyer = await aCreditBuyer(site)
    const used = async () => (await buyer.api.companyCredit.own())[0]?.usedMinor
    const first = await placeOrder(buyer, tonnes(2), 'OA_30')
    await confirmTransfer(operator, { orderId: first.id, amountMinor: 500_000, asReceived: true })
    expect(await used()).toBe(1_500_000)
    await refundOrder(operator, first.id, 'Sold out at the factory')
    expect(await used()).toBe(0)
    expect(await brokenRules(db)).toEqual([])
  })

  test('is the same for a quote, whatever its days', async () => {
    const buyer = await aCreditBuyer(site)
    const accepted = async (paymentType: string, kilograms: number) => {
      const { id: enquiryId } = await anEnquiry(buyer)
      const quote = await aQuote(operator, enquiryId, { paymentType, lines: [aLine({ kilograms, price: '10000' })] })
      expect((await buyer.api.quotes.info({ id: quote.id })).problem).toBe(kilograms > 3_000 ? 'creditShort' : null)
      return buyer.api.quotes.accept({ id: quote.id, addressId: buyer.addressId })
    }
    await expect(accepted('OA_60', 3_001)).rejects.toMatchObject(short)
    await accepted('OA_60', 3_000)
    expect(await buyer.api.companyCredit.own()).toMatchObject([{ freeMinor: 0 }])
  })

  test('is blocked by an overdue part, and an order in advance is not', async () => {
    const buyer = await aCreditBuyer(site)
    const { id } = await placeOrder(buyer, tonnes(1), 'OA_30')
    await ship(operator, id, 1_000)
    await db.run(sql`update sales_order set shipped_at = now() - interval '32 days' where id = ${id}`)
    expect(await buyer.api.companyCredit.own()).toMatchObject([{ overdueMinor: 1_000_000 }])
    await expect(placeOrder(buyer, tonnes(1), 'OA_30')).rejects.toMatchObject({ code: 488347 })
    await placeOrder(buyer, tonnes(1), 'TT_ADVANCE')
    await confirmTransfer(operator, { orderId: id, amountMinor: 1_000_000, asReceived: false })
    await placeOrder(buyer, tonnes(3), 'OA_30')
  })

  test('that comes to cost more takes more while some is free, and otherwise asks for money', async () => {
    const buyer = await aCreditBuyer(site)
    const first = await placeOrder(buyer, tonnes(1), 'OA_30')
    const second = await placeOrder(buyer, tonnes(1), 'OA_30')
    await ship(operator, first.id, 1_015)
    expect((await buyer.api.orders.info({ id: first.id })).parts).toMatchObject([{ amountMinor: 1_015_000 }])
    await aCredit(db, buyer.id, { limit: 20_200 })
    await ship(operator, second.id, 1_015)
    expect((await buyer.api.orders.info({ id: second.id })).parts).toMatchObject([
      { amountMinor: 1_000_000, secured: 'credit' },
      { amountMinor: 15_000, secured: 'money', due: 'afterShipping', days: 7 },
    ])
    expect(await buyer.api.companyCredit.own()).toMatchObject([{ usedMinor: 2_015_000, freeMinor: 5_000 }])
    expect(await brokenRules(db)).toEqual([])
  })
})

test('thirty orders of colleagues at once never take more than the limit', async () => {
  const company = await aCreditBuyer(site)
  await aCredit(db, company.id, { limit: 70_000 })
  const colleagues = await Promise.all(
    Array.from({ length: 6 }, async () => ({
      ...(await aColleague(site, company, 'buyer')),
      addressId: company.addressId,
    })),
  )
  const calls = colleagues.flatMap((buyer) => Array.from({ length: 5 }, () => placeOrder(buyer, tonnes(1), 'OA_30')))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await company.api.companyCredit.own()).toMatchObject([{ usedMinor: 7_000_000, freeMinor: 0 }])
  expect(await brokenRules(db)).toEqual([])
})

test('a limit is set by who may, of the version on the screen, and is written down', async () => {
  const { id, api } = await aCreditBuyer(site)
  const wish = { id, currency: 'CNY' as const, version: 1, limitMinor: '50,000', days: 60, reason: 'A good year' }
  const sales = await atDesk(site, await aPerson(db, 'sales'))
  await expect(sales.companyCredit.save(wish)).rejects.toMatchObject({ status: 403 })
  const desk = await atDesk(site, await aPerson(db, 'administrator'))
  await desk.companyCredit.save(wish)
  await desk.companyCredit.save({ ...wish, currency: 'USD', version: 0, limitMinor: '' })
  expect(await sales.companyCredit.info({ id })).toMatchObject([
    { currency: 'CNY', limitMinor: 5_000_000, days: 60, version: 2 },
    { currency: 'USD', limitMinor: 0 },
  ])
  expect(await api.companyCredit.own()).toHaveLength(2)
  await expect(desk.companyCredit.save(wish)).rejects.toMatchObject({ code: 488401 })
  await expect(desk.companyCredit.save({ ...wish, version: 2, reason: '' })).rejects.toMatchObject({
    fields: { reason: expect.any(String) },
  })
  expect(await auditOf(db, 'company', id)).toHaveLength(2)
})
