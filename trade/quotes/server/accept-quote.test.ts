import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aRole } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote, endsIn } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, aLot, goodsForSale } from '#testing/trading.ts'
import { expireQuotes } from './timed-steps.ts'

const site = await testApp()
const { db, config } = site
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

test('accepting orders at the quoted price, takes stock and ends the quote', async () => {
  const product = await goodsForSale(db, { stockKg: 30_000 })
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const lines = [aLine({ productId: product.id, productName: '', kilograms: 500, price: '8000' }), aLine()]
  const { id } = await aQuote(operator, enquiryId, { lines })
  const { orders } = await buyer.api.quotes.accept({ id, addressId: buyer.addressId, note: 'PO 7' })
  const quote = await buyer.api.quotes.info({ id })
  expect(quote).toMatchObject({ status: 'accepted', actions: [] })
  expect(quote.orders.map((order) => order.id)).toEqual(orders.map((order) => order.id))
  expect(orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(quote.totalMinor)
  const order = await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })
  expect(order).toMatchObject({
    deliveryPlace: '宁波',
    note: 'PO 7',
    quote: { id, version: 1 },
    lines: [{ productId: product.id, perTonneMinor: 800_000, amountMinor: 400_000 }],
  })
  expect(await initialStock(db, { productId: product.id })).toBe(30_000)
  const other = await buyer.api.orders.info({ id: orders[1]?.id ?? 0 })
  expect(other.lines[0]).toMatchObject({ productId: null, product: { modelName: 'PP T30S' } })
  await buyer.api.orders.cancel({ id: order.id })
  await buyer.api.orders.cancel({ id: other.id })
  expect(await db.first(sql`select stock_kg from product where id = ${product.id}`)).toEqual({ stock_kg: 30_000 })
  expect(JSON.stringify(await messagesTo(db, contact.email))).toContain(`${quote.quoteNo} v1: Won`)
  expect(await brokenRules(db)).toEqual([])
})

test('twenty acceptances at once make one order', async () => {
  const product = await goodsForSale(db)
  const { buyer, id } = await quoted({ lines: [aLine({ productId: product.id, kilograms: 1_000 })] })
  const attempts = Array.from({ length: 20 }, () => codeOf(buyer.api.quotes.accept({ id, addressId: buyer.addressId })))
  const codes = await Promise.all(attempts)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set([0, refusals.QUOTE_STATE.code]))
  expect((await buyer.api.orders.list()).totalCount).toBe(1)
  expect(await brokenRules(db)).toEqual([])
})

test('a repeat under the same key answers the same order', async () => {
  const { buyer, id } = await quoted()
  const accept = () => buyer.api.quotes.accept({ id, addressId: buyer.addressId }, { idempotencyKey: 'once' })
  const first = await accept()
  expect(await accept()).toEqual(first)
})

test('what is sold meanwhile refuses the acceptance and leaves the quote open', async () => {
  const product = await goodsForSale(db, { stockKg: 0 })
  const lot = await aLot(db, product.id, { kilograms: 1_000 })
  const { buyer, id } = await quoted({ lines: [aLine({ productId: product.id, lotId: lot.id, kilograms: 1_000 })] })
  await db.run(sql`update lot set stock_kg = 999 where id = ${lot.id}`)
  expect((await buyer.api.quotes.info({ id })).problem).toBe('stockShort')
  const accepted = buyer.api.quotes.accept({ id, addressId: buyer.addressId })
  await expect(accepted).rejects.toMatchObject({
    code: refusals.STOCK_SHORT.code,
    message: expect.stringContaining(`${product.model} `),
  })
  await expect(accepted).rejects.toThrow(lot.code)
  expect((await buyer.api.quotes.info({ id })).status).toBe('sent')
  expect((await buyer.api.orders.list()).totalCount).toBe(0)
})

test('an address of somebody else, or a role that may not, orders nothing', async () => {
  const { buyer, id } = await quoted()
  const other = await aBuyer(site)
  const { addressId } = other
  expect(await codeOf(buyer.api.quotes.accept({ id, addressId }))).toBe(refusals.INVALID_INPUT.code)
  const role = await aRole(db, { permissions: ['order.place'] })
  await db.run(sql`update member set role_id = ${role.id} where id = ${buyer.member.id}`)
  expect(await codeOf(buyer.api.quotes.accept({ id, addressId: buyer.addressId }))).toBe(403)
})

test('a quote can be accepted in its last second and not after it', async () => {
  const { buyer, id } = await quoted()
  await endsIn(db, id, 1_000)
  await buyer.api.quotes.accept({ id, addressId: buyer.addressId })
  const late = await quoted()
  await endsIn(db, late.id, 0)
  expect((await late.buyer.api.quotes.info({ id: late.id })).status).toBe('expired')
  const attempt = late.buyer.api.quotes.accept({ id: late.id, addressId: late.buyer.addressId })
  expect(await codeOf(attempt)).toBe(refusals.QUOTE_EXPIRED.code)
  expect(await codeOf(late.buyer.api.quotes.counter({ id: late.id, message: 'x' }))).toBe(refusals.QUOTE_EXPIRED.code)
  await expireQuotes(db, config)
  const again = late.buyer.api.quotes.accept({ id: late.id, addressId: late.buyer.addressId })
  expect(await codeOf(again)).toBe(refusals.QUOTE_EXPIRED.code)
  expect((await messagesTo(db, late.buyer.member.email))[0]?.subject).toContain('has expired')
  expect(await brokenRules(db)).toEqual([])
})
