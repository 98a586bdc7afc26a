import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { truckToHangzhou } from '#testing/lanes.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db, request } = site
const operator = anOperator(site)
await aContact(db)
const desk = await atDesk(site, await aPerson(db))
const { id: laneId } = await desk.lanes.create(truckToHangzhou)
const { id: productId } = await goodsForSale(db)

const toHangzhou = { deliveryTerm: 'DELIVERED', deliveryPlace: '杭州', withFreight: true }
const goods = aLine({ productId, productName: '', kilograms: 5_000, price: '9850.50' })

async function quoted(wishes: Parameters<typeof aQuote>[2] = {}) {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const { id } = await aQuote(operator, enquiryId, { lines: [goods], ...toHangzhou, ...wishes })
  return { buyer, enquiryId, id }
}

const pdfAt = async (url: string, member: { id: number }) =>
  pdfText((await request({ url, headers: { cookie: `token=${await aSession(db, member)}` } })).rawPayload)

test('freight of a quote is the same on its page, its paper and mail, in the order and on its papers', async () => {
  const { buyer, enquiryId, id } = await quoted()
  const freight = { step: 'delivery', amountMinor: 54_500, vatPercent: 9, to: { zh: '杭州' } }
  const quote = await buyer.api.quotes.info({ id })
  expect(quote).toMatchObject({ totalMinor: 4_925_250 + 54_500, charges: [freight] })
  const paper = await pdfAt(to.file.quote(id, 'en'), buyer.member)
  for (const said of ['Hangzhou', '545.00', '49,797.50', 'VAT 13%', 'VAT 9%']) expect(paper).toContain(said)
  const mails = JSON.stringify(await messagesTo(db, buyer.member.email))
  expect(mails).toContain('CNY 49,797.50 (including CNY 545.00 freight)')
  const { rows } = await buyer.api.quotes.compare({ enquiryId })
  expect(rows[0]?.prices[0]?.perTonneMinor).toBe(985_050 + 10_900)

  // What was quoted holds, whatever the lane costs by then.
  const lane = await desk.lanes.info({ id: laneId })
  await desk.lanes.update({ ...truckToHangzhou, id: laneId, version: lane.version, price: '300' })
  const { orders } = await buyer.api.quotes.accept({ id, addressId: buyer.addressId })
  const order = await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })
  expect(order).toMatchObject({ totalMinor: quote.totalMinor, charges: quote.charges })
  expect(order.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(quote.totalMinor)
  const proforma = await pdfAt(to.file.proforma(order.id, 'en'), buyer.member)
  for (const said of ['545.00', '49,797.50', 'VAT 9%']) expect(proforma).toContain(said)
  expect(await brokenRules(db)).toEqual([])
  await desk.lanes.update({ ...truckToHangzhou, id: laneId, version: lane.version + 1 })
})

test('quotes on different terms are compared on one of them, by the lanes of today', async () => {
  const { buyer, enquiryId } = await quoted({ withFreight: false })
  await aQuote(operator, enquiryId, {
    lines: [{ ...goods, price: '9800' }],
    deliveryTerm: 'PICKUP',
    deliveryPlace: '宁波',
  })
  const pricesOn = async (delivery?: string) => {
    const { rows } = await buyer.api.quotes.compare({ enquiryId, delivery })
    return rows[0]?.prices.map(({ perTonneMinor, addedPerTonneMinor, gap, lowest }) => [
      perTonneMinor,
      addedPerTonneMinor,
      gap,
      lowest,
    ])
  }
  // Collecting is cheaper by CNY 50.50 a tonne, and the truck costs 109.
  expect(await pricesOn()).toEqual([
    [985_050, null, null, true],
    [990_900, 10_900, null, false],
  ])
  // What a delivered price holds of freight, nobody knows.
  expect(await pricesOn('PICKUP 宁波')).toEqual([
    [985_050, null, 'delivery', false],
    [980_000, null, null, false],
  ])
})

test('without it the prices hold what the term includes', async () => {
  const { buyer, id } = await quoted({ withFreight: false })
  expect(await buyer.api.quotes.info({ id })).toMatchObject({ totalMinor: 4_925_250, charges: [] })
})

test('the check shows it before it leaves, and what has no price or several quantities is refused', async () => {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const terms = { currency: 'CNY' as const, paymentType: 'TT_ADVANCE', validUntil: dayFromNow(7) }
  const wish = { enquiryId, lines: [goods], ...terms, ...toHangzhou }
  expect(await desk.enquiries.checkQuote(wish)).toMatchObject({
    charges: [{ amountMinor: 54_500 }],
    totalMinor: 4_979_750,
  })
  const refused = (message: string) => ({ data: { fields: { withFreight: expect.stringContaining(message) } } })
  await expect(desk.enquiries.checkQuote({ ...wish, deliveryPlace: '拉萨' })).rejects.toMatchObject(refused('no price'))
  const several = [{ ...goods, tiers: [{ kilograms: 25_000, price: '9700' }] }]
  await expect(desk.enquiries.checkQuote({ ...wish, lines: several })).rejects.toMatchObject(refused('one quantity'))
})
