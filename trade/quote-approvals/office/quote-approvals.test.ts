import { beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf, somebodyWho } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { aLine, anEnquiry, dayFromNow } from '#testing/quotes.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { anAgreement, aCompanyBuyer } from '#testing/prices.ts'
import { aBankAccount, aBuyer, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
await aBankAccount(db)
const boss = await aPerson(db)
const chief = await atDesk(site, boss)
const sales = await atDesk(site, await aPerson(db, 'sales'))
const needed = { code: 488317 }

interface Rule {
  limitCny?: number
  marginPercent?: number
  belowListPercent?: number
}

async function rule(figures: Rule) {
  const [row] = await chief.quoteRules.list({})
  await chief.quoteRules.update({ id: 1, version: row?.version ?? 1, ...figures })
}

beforeEach(() => rule({}))

/** Goods at a list price of 10,000 yuan, asked for by a buyer. */
async function wanted(askedBy?: Awaited<ReturnType<typeof aCompanyBuyer>>) {
  const product = await goodsForSale(db, { stockKg: 20_000 })
  const buyer = askedBy ?? (await aBuyer(site))
  const { id: enquiryId } = await anEnquiry(buyer, {
    lines: [{ productId: product.id, productName: product.model, quantity: 25, unit: 'MT' }],
  })
  const quote = (price: string, tiers: { kilograms: number; price: string }[] = []) => ({
    enquiryId,
    lines: [aLine({ productId: product.id, price, tiers, enquiryPosition: 1 })],
    currency: 'CNY' as const,
    deliveryTerm: 'DELIVERED',
    deliveryPlace: '宁波',
    paymentType: 'TT_ADVANCE',
    validUntil: dayFromNow(7),
  })
  return { product, buyer, enquiryId, quote }
}

test('a margin below the floor needs approval, and is sent in the name of its writer once a colleague approves', async () => {
  const { product, buyer, enquiryId, quote } = await wanted()
  await chief.costs.save({ id: product.id, costs: [{ currency: 'CNY', price: '8000' }] })
  await rule({ marginPercent: 8 })
  expect((await sales.enquiries.checkQuote(quote('9900'))).approval).toEqual([])
  expect((await sales.enquiries.checkQuote(quote('9500'))).approval).toEqual(['margin'])
  await expect(sales.enquiries.quote(quote('9500'))).rejects.toMatchObject(needed)
  await sales.enquiries.askApproval(quote('9500'))
  expect(await buyer.api.quotes.list({ enquiryId })).toEqual([])

  const [waiting] = (await chief.quoteApprovals.list({ search: '' })).list.filter((row) => row.enquiryId === enquiryId)
  expect(waiting).toMatchObject({ status: 'waiting', reasons: ['margin'], totalMinor: 23_750_000 })
  expect((await chief.desk.waiting()).find(({ name }) => name === 'quoteApprovals')?.items).toMatchObject([
    { key: String(enquiryId) },
  ])
  expect((await messagesTo(db, boss.email))[0]?.subject).toContain('请审批报价')
  await chief.quoteApprovals.approve({ id: waiting?.id ?? 0 })

  const [sent] = await buyer.api.quotes.list({ enquiryId })
  expect(sent).toMatchObject({ status: 'sent', totalMinor: 23_750_000 })
  const [approval] = await sales.quoteApprovals.ofEnquiry({ id: enquiryId })
  expect(approval).toMatchObject({
    status: 'approved',
    quoteNo: sent?.quoteNo,
    history: [{ event: 'ask' }, { event: 'approve', byEn: boss.nameEn }],
  })
  expect((await auditOf(db, 'enquiry', enquiryId))[0]).toMatchObject({ operatorId: boss.id, action: 'confirm' })
  await expect(chief.quoteApprovals.approve({ id: waiting?.id ?? 0 })).rejects.toMatchObject({ code: 488_344 })
})

test('every quantity that the buyer can choose counts, by its own list price and for the total', async () => {
  const { quote } = await wanted()
  await rule({ belowListPercent: 5 })
  expect((await sales.enquiries.checkQuote(quote('9500'))).approval).toEqual([])
  expect((await sales.enquiries.checkQuote(quote('9499'))).approval).toEqual(['list'])
  expect((await sales.enquiries.checkQuote(quote('9600', [{ kilograms: 90_000, price: '9400' }]))).approval).toEqual([
    'list',
  ])
  await rule({ limitCny: 250_000 })
  expect((await sales.enquiries.checkQuote(quote('10000'))).approval).toEqual([])
  expect((await sales.enquiries.checkQuote(quote('10000', [{ kilograms: 30_000, price: '10000' }]))).approval).toEqual([
    'limit',
  ])
})

test('what comes back says why, and a changed quote needs approval anew', async () => {
  const { enquiryId, quote } = await wanted()
  await rule({ limitCny: 1 })
  const { id: first } = await sales.enquiries.askApproval(quote('9900'))
  await expect(chief.quoteApprovals.sendBack({ id: first, reason: ' ' })).rejects.toMatchObject({
    fields: { reason: expect.any(String) },
  })
  await chief.quoteApprovals.sendBack({ id: first, reason: 'Ask for 9,950' })
  await expect(sales.enquiries.quote(quote('9950'))).rejects.toMatchObject(needed)
  await sales.enquiries.askApproval(quote('9950'))
  const { id: last } = await sales.enquiries.askApproval(quote('9960'))
  const kept = await sales.quoteApprovals.ofEnquiry({ id: enquiryId })
  expect(kept.map(({ status }) => status)).toEqual(['waiting', 'withdrawn', 'returned'])
  expect(kept[2]?.history.at(-1)).toMatchObject({ event: 'sendBack', note: 'Ask for 9,950' })
  expect(kept[0]).toMatchObject({ own: true, quote: { lines: [{ price: 996_000 }] }, check: { lines: [{}] } })
  await sales.quoteApprovals.withdraw({ id: last })
})

test('nobody approves the own quote, or without the right to', async () => {
  const { quote } = await wanted()
  await rule({ limitCny: 1 })
  await expect(chief.enquiries.askApproval(quote('9900'))).rejects.toMatchObject({ code: 488_342 })
  const other = await atDesk(site, await somebodyWho(db, 'sales.read', 'quotes.approve'))
  const { id: own } = await chief.enquiries.askApproval(quote('9900'))
  await expect(chief.quoteApprovals.approve({ id: own })).rejects.toMatchObject({ code: 488_345 })
  await expect(sales.quoteApprovals.approve({ id: own })).rejects.toMatchObject({ code: 403 })
  await other.quoteApprovals.approve({ id: own })
})

test('quotes of a shop need it as well, from the house or from the shop, and no other shop sees them', async () => {
  const { product, enquiryId, quote } = await wanted()
  await db.run(sql`update enquiry set shop_id = ${product.shopId} where id = ${enquiryId}`)
  await rule({ limitCny: 1 })
  const seller = await atDesk(site, await aPerson(db, 'seller', product.shopId))
  const stranger = await atDesk(site, await aPerson(db, 'seller'))
  await expect(seller.enquiries.quote(quote('9900'))).rejects.toMatchObject(needed)
  const { id } = await seller.enquiries.askApproval(quote('9900'))
  expect(await stranger.quoteApprovals.ofEnquiry({ id: enquiryId })).toEqual([])
  await expect(stranger.quoteApprovals.withdraw({ id })).rejects.toMatchObject({ code: 48_801 })
  await chief.quoteApprovals.approve({ id })
  expect(await seller.quoteApprovals.ofEnquiry({ id: enquiryId })).toMatchObject([{ status: 'approved' }])
})

test('no less than the company has agreed on is above any floor, in the quantity that is left of it', async () => {
  const company = await aCompanyBuyer(site)
  const { product, quote } = await wanted(company)
  await anAgreement(site, company.id, { productId: product.id, price: 9_000, totalKg: 40_000 })
  await rule({ belowListPercent: 5 })
  const why = async (typed: ReturnType<typeof quote>) => (await sales.enquiries.checkQuote(typed)).approval
  expect(await why(quote('9000'))).toEqual([])
  expect(await why(quote('8999'))).toEqual(['list'])
  expect(await why(quote('9000', [{ kilograms: 40_000, price: '9000' }]))).toEqual([])
  expect(await why(quote('9000', [{ kilograms: 40_001, price: '9000' }]))).toEqual(['list'])
  const once = quote('9000')
  expect(await why({ ...once, lines: [...once.lines, ...once.lines] })).toEqual(['list'])
  const others = await wanted()
  expect(await why({ ...once, enquiryId: others.enquiryId })).toEqual(['list'])

  await chief.costs.save({ id: product.id, costs: [{ currency: 'CNY', price: '8500' }] })
  await rule({ marginPercent: 20, limitCny: 200_000 })
  expect(await why(quote('9000'))).toEqual(['limit'])
  expect(await why(quote('8999'))).toEqual(['limit', 'margin'])
  await rule({ marginPercent: 20 })
  await sales.enquiries.quote(quote('9000'))
})
