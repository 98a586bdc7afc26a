import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, somebodyWho } from '#testing/back-office.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aTruckload } from '#testing/truckload.ts'
import type { Buyer } from '#testing/trading.ts'
import type { ReturnKind } from '../order.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'sales'))

const claiming = (id: number, buyer: Buyer, lineId: number) => ({
  id,
  info: () => buyer.api.orders.info({ id }),
  claim: (kilograms: number, kind: ReturnKind = 'quality', photoIds: number[] = []) =>
    buyer.api.orders.askReturn({ id, kind, lines: [{ lineId, kilograms }], reason: 'Melt flow 4.1', photoIds }),
  answer: (
    returnId: number,
    decision: 'creditClaim' | 'reduceClaim' | 'replaceClaim' | 'refuseClaim',
    more: object = {},
  ) => desk.orders.decideReturn({ id, returnId, decision, answer: '', ...more }),
})

/** 25 MT at CNY 10,000.00, paid and shipped. */
async function delivered() {
  const order = await aTruckload(site, desk)
  await order.send(25_000)
  return { ...order, ...claiming(order.id, order.buyer, order.lineId) }
}

test('a claim is met by a credit note with a number, and what was paid goes back', async () => {
  const order = await delivered()
  const { id: photoId } = await order.buyer.api.uploads.upload({ file: aPdf('report.pdf') })
  const { id } = await order.claim(2_000, 'quality', [photoId])
  expect(await order.info()).toMatchObject({
    returnApplyStatus: null,
    returns: [
      { kind: 'quality', status: 0, resolution: null, amountMinor: 2_000_000, photos: [{ name: 'report.pdf' }] },
    ],
    lines: [{ returnableKg: 23_000 }],
  })
  await order.answer(id, 'creditClaim', { amountMinor: '1500', answer: 'As our laboratory found.' })
  const { papers, ...after } = await order.info()
  expect(after).toMatchObject({
    totalMinor: 25_000_000,
    refundedMinor: 150_000,
    returns: [{ status: 2, resolution: 'creditNote', amountMinor: 150_000 }],
  })
  expect(after.history.at(-1)).toMatchObject({
    event: 'creditClaim',
    note: expect.stringMatching(/^CN\d{4}-00001, CNY 1500/),
  })
  const [note] = papers.filter(({ kind }) => kind === 'creditNote')
  const headers = { cookie: `token=${await aSession(db, order.buyer.member)}` }
  const paper = pdfText((await site.request({ url: to.file.paper(note?.id ?? 0, 'en'), headers })).rawPayload)
  for (const text of [note?.paperNo ?? '-', 'CNY 1,500.00', '2,000 kg', 'As our laboratory found.'])
    expect(paper).toContain(text)
  const letters = (await order.buyer.api.letters.list()).list
  expect(letters[0]).toMatchObject({ content: expect.stringContaining('credited CNY 1,500.00') })
  expect(await brokenRules(db)).toEqual([])
})

test('a lower price per tonne lowers the last open part first, and nothing goes back that did not come', async () => {
  const buyer = await aCreditBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const lines = [aLine({ kilograms: 1_333, price: '9850.55' })]
  const { id: quoteId } = await aQuote(anOperator(site), enquiryId, { lines, paymentType: 'OA_30' })
  const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
  const id = orders[0]?.id ?? 0
  await ship(anOperator(site), id, 1_333)
  const order = claiming(id, buyer, (await buyer.api.orders.info({ id })).lines[0]?.id ?? 0)
  const { id: claimId } = await order.claim(1_333)
  await order.answer(claimId, 'reduceClaim', { amountMinor: '100.50' })
  expect(await order.info()).toMatchObject({
    refundedMinor: 0,
    parts: [{ creditedMinor: 13_397, restMinor: 1_299_681 }],
    returns: [{ resolution: 'priceReduction', amountMinor: 13_397 }],
  })
  expect(await brokenRules(db)).toEqual([])
})

test('never more is claimed than was shipped and not returned or claimed, and never more credited than it cost', async () => {
  const order = await delivered()
  await expect(order.claim(25_001)).rejects.toMatchObject({ code: refusals.RETURN_TOO_MUCH.code })
  const { id } = await order.claim(1_000, 'weight')
  await expect(order.claim(1)).rejects.toMatchObject({ code: refusals.RETURN_OPEN.code })
  const wrong = { fields: { amountMinor: expect.any(String) } }
  await expect(order.answer(id, 'creditClaim', { amountMinor: '10000.01' })).rejects.toMatchObject(wrong)
  await expect(order.answer(id, 'creditClaim')).rejects.toMatchObject(wrong)
  await order.answer(id, 'creditClaim', { amountMinor: '10000' })
  await expect(order.claim(24_001)).rejects.toMatchObject({ code: refusals.RETURN_TOO_MUCH.code })
  await expect(order.answer(id, 'creditClaim', { amountMinor: '1' })).rejects.toMatchObject({
    code: refusals.ORDER_STATE.code,
  })
  expect(await brokenRules(db)).toEqual([])
})

test('a refusal and a replacement say why, and a refused or withdrawn one can be claimed again', async () => {
  const order = await delivered()
  const { id: refused } = await order.claim(25_000, 'damage')
  await expect(order.answer(refused, 'refuseClaim')).rejects.toMatchObject({ fields: { answer: expect.any(String) } })
  await order.answer(refused, 'refuseClaim', { answer: 'The forwarder answers for it.' })
  const { id: withdrawn } = await order.claim(25_000, 'damage')
  await order.buyer.api.orders.withdrawReturn({ id: order.id, returnId: withdrawn })
  await expect(order.buyer.api.orders.withdrawReturn({ id: order.id, returnId: withdrawn })).rejects.toMatchObject({
    code: refusals.ORDER_STATE.code,
  })
  const { id: replaced } = await order.claim(500, 'damage')
  await order.answer(replaced, 'replaceClaim', { answer: '500 kg with the next truck.' })
  expect((await order.info()).returns).toMatchObject([
    { resolution: 'replacement', amountMinor: 0, answer: '500 kg with the next truck.' },
    { resolution: 'withdrawn', status: 3 },
    { resolution: 'refused', status: 3 },
  ])
  expect(await db.many(sql`select from paper where order_id = ${order.id} and kind = 'creditNote'`)).toHaveLength(0)
  expect(await brokenRules(db)).toEqual([])
})

test('money for a claim takes the permission to send money back, and a claim is no return', async () => {
  const order = await delivered()
  const { id: returnId } = await order.claim(100)
  const seller = await atDesk(site, await somebodyWho(db, 'sales.read', 'sales.edit'))
  const credit = { id: order.id, returnId, decision: 'creditClaim', answer: '', amountMinor: '1' } as const
  await expect(seller.orders.decideReturn(credit)).rejects.toMatchObject({ code: 403 })
  await expect(desk.orders.decideReturn({ ...credit, decision: 'acceptReturn' })).rejects.toMatchObject({
    code: refusals.ORDER_STATE.code,
  })
})

test('goods that came back are credited by a paper with a number, which says that they are returned', async () => {
  const order = await delivered()
  const { id: returnId } = await order.claim(2_000, 'return')
  const decide = (decision: 'acceptReturn' | 'completeReturn') =>
    desk.orders.decideReturn({ id: order.id, returnId, decision, answer: '' })
  await decide('acceptReturn')
  expect((await order.info()).papers).toEqual([])
  await decide('completeReturn')
  const { papers, history } = await order.info()
  const [note] = papers
  expect(note).toMatchObject({ kind: 'creditNote', version: 1 })
  expect(history.at(-1)).toMatchObject({ event: 'completeReturn', note: `${note?.paperNo}, CNY 20000.00` })
  const headers = { cookie: `token=${await aSession(db, order.buyer.member)}` }
  const paper = pdfText((await site.request({ url: to.file.paper(note?.id ?? 0, 'en'), headers })).rawPayload)
  for (const text of ['Goods returned', 'CNY 20,000.00', '2,000 kg']) expect(paper).toContain(text)
  expect(await brokenRules(db)).toEqual([])
})
