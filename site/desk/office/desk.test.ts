import { aTruckload } from '#testing/truckload.ts'
import { anOperator } from '#testing/operators.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { describe, expect, test } from 'vitest'
import { date } from '#platform/texts/format.ts'
import { sql } from '#platform/server/database/sql.ts'
import { writeSearches } from '#catalogue/search/server/note-search.ts'
import { aLabel, aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aContact, aMember } from '#testing/factories.ts'
import { aPendingCompany, aQuestion, aReturn, aSale, aSentQuote, aSlip } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aLot, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db, anonymous } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))

const waitingAt = async (at: typeof desk = desk) =>
  Object.fromEntries((await at.desk.waiting()).map(({ name, count, items }) => [name, { count, items }]))

describe('what waits', () => {
  test('is listed with since when, the longest waiting first', async () => {
    const [late, early] = [await aQuestion(db), await aQuestion(db)]
    await db.run(sql`update enquiry set waiting_since = now() - interval '3 hours' where id = ${early.id}`)
    const order = await aSale(db)
    await aSlip(db, order)
    const paid = await aSale(db, 'paid')
    const shipped = await aSale(db, 'shipped')
    await aReturn(db, shipped)
    const company = await aPendingCompany(db)
    const { quoteId, id: enquiryId } = await aSentQuote(db)
    await db.run(sql`alter table quote disable trigger quote_stays`)
    await db.run(sql`update quote set expires_at = now() + interval '5 hours' where id = ${quoteId}`)
    await db.run(sql`alter table quote enable trigger quote_stays`)
    const goods = await goodsForSale(db)
    const lot = await aLot(db, goods.id)
    await db.run(sql`update lot set stock_kg = 100 where id = ${lot.id}`)

    const found = await waitingAt()
    const keys = found['freshEnquiries']?.items.map(({ key }) => Number(key)) ?? []
    expect(keys.indexOf(early.id)).toBeLessThan(keys.indexOf(late.id))
    expect(found['transfers']).toMatchObject({ count: 1, items: [{ title: order.orderSn }] })
    expect(found['shipments']).toMatchObject({ count: 1, items: [{ key: String(paid.id), at: expect.any(String) }] })
    expect(found['returns']).toMatchObject({ items: [{ key: String(shipped.id) }] })
    expect(found['companies']).toMatchObject({ items: [{ title: company.name }] })
    expect(found['expiringQuotes']).toMatchObject({ items: [{ key: String(enquiryId) }] })
    expect(found['lots']).toMatchObject({ items: [{ key: String(goods.id), title: lot.code }] })
    await desk.orders.refund({ id: paid.id, reason: 'Sold out' })
    expect(await waitingAt()).toMatchObject({ shipments: { count: 0 }, refunds: { count: 1 } })
  })

  test('is only what the role looks after', async () => {
    const editor = await atDesk(site, await aPerson(db, 'catalogue'))
    expect(Object.keys(await waitingAt(editor))).toEqual(['documents', 'lots'])
  })
})

describe('the figures', () => {
  test('have a row for every day, in the zone of the seller', async () => {
    const { days } = await desk.desk.figures({ days: 7 })
    expect(days).toHaveLength(7)
    expect(days.at(-1)?.day).toBe(date(new Date()))
  })

  test('count visits by channel without robots, enquiries, quotes and orders', async () => {
    const before = (await desk.desk.figures({})).days.at(-1)
    const { id: contactId } = await aContact(db)
    const visit = (email: boolean, bot: boolean) =>
      db.run(sql`
        with browser as (
          insert into visitor (cookie_id, contact_id, locale) values (${crypto.randomUUID()}, ${contactId}, 'en-US')
          returning id)
        insert into visit (visitor_id, url, platform, email_flag, facebook_flag, whatsapp_flag, linkedin_flag,
          return_flag, bot, ip)
        select id, '/', 0, ${email}, false, false, false, false, ${bot}, '192.0.2.1' from browser`)
    await visit(true, false)
    await visit(false, false)
    await visit(false, true)
    await aQuestion(db)
    await aSale(db)
    const after = (await desk.desk.figures({})).days.at(-1)
    expect(after).toMatchObject({
      email: (before?.email ?? 0) + 1,
      direct: (before?.direct ?? 0) + 1,
      enquiries: (before?.enquiries ?? 0) + 1,
      orders: (before?.orders ?? 0) + 1,
    })
  })

  test('name the words that found nothing, added up however they are typed', async () => {
    await goodsForSale(db, { model: 'KNOWN-1' })
    for (const key of ['Unobtainium  9', 'unobtainium 9', 'known-1']) await anonymous.products.search({ key })
    await writeSearches(db)
    await anonymous.products.search({ key: 'UNOBTAINIUM 9' })
    await writeSearches(db)
    const { terms } = await desk.desk.figures({ days: 7 })
    expect(terms).toEqual([{ term: 'unobtainium 9', searches: 3, withoutResult: 3, answer: null }])
  })

  test('say by which search word they were answered since, and no longer once they failed again', async () => {
    const { code: target } = await aLabel(db)
    const editor = await atDesk(site, await aPerson(db, 'catalogue'))
    const { id } = await editor.aliases.create({ word: 'Unobtainium 9', kind: 'label', target })
    const answerOf = async () => (await desk.desk.figures({ days: 7 })).terms[0]?.answer
    expect(await answerOf()).toMatchObject({ list: 'aliases', id, name: 'Unobtainium 9' })
    await db.run(sql`update alias set created_at = now() - interval '3 days' where id = ${id}`)
    expect(await answerOf()).toBeNull()
  })
})

describe('the exchange rate', () => {
  test('of a day is stated, and stated again', async () => {
    await desk.rates.save({ asOf: '2026-02-03', cnyPerUsd: '7.1205' })
    await desk.rates.save({ asOf: '2026-02-03', cnyPerUsd: '7.13' })
    expect(await desk.rates.list()).toEqual([{ asOf: '2026-02-03', cnyPerUsd: '7.13' }])
    expect(await auditOf(db, 'exchangeRate', '2026-02-03')).toMatchObject([
      { action: 'update', before: { cnyPerUsd: '7.1205' }, after: { cnyPerUsd: '7.13' } },
      { action: 'create', before: null },
    ])
    await expect(desk.rates.save({ asOf: '2026-02-03', cnyPerUsd: '0.00' })).rejects.toMatchObject({
      fields: { cnyPerUsd: expect.any(String) },
    })
  })
})

test('the palette finds an order by its papers and consignments, an enquiry by its quotes, whatever the order of words', async () => {
  const order = await aTruckload(site, desk)
  const { id: shipmentId } = await order.send(10_000, { containers: ['MSKU1234565'] })
  const lines = [{ packages: 400, unit: 'bag' as const, grossKg: 10_080, hsCode: '3902100090' }]
  await desk.orders.issueSheets({ id: order.id, shipmentId, kinds: ['invoice'], marks: '', lines, reason: '' })
  const paper = await db.first<{ paperNo: string }>(sql`
    select paper_no as "paperNo" from paper where order_id = ${order.id} and kind = 'invoice'`)
  const found = { noun: 'order', key: String(order.id) }
  for (const text of [paper?.paperNo ?? '', 'msku1234565'])
    expect(await desk.desk.find({ text })).toMatchObject([
      { ...found, name: expect.stringMatching(new RegExp(text, 'i')) },
    ])
  const { memberName } = await desk.orders.info({ id: order.id })
  expect(await desk.desk.find({ text: `${memberName} ${order.orderSn}` })).toContainEqual(
    expect.objectContaining(found),
  )
  const { id: enquiryId } = await anEnquiry(order.buyer)
  const quote = await aQuote(anOperator(site), enquiryId)
  expect(await desk.desk.find({ text: quote.quoteNo })).toMatchObject([{ noun: 'enquiry', key: String(enquiryId) }])
  const product = await goodsForSale(db, { model: 'PALETTE-7' })
  const { brandNameEn } = await anonymous.products.detail({ id: product.id })
  expect(await desk.desk.find({ text: `palette-7 ${brandNameEn}` })).toMatchObject([{ noun: 'product' }])
})

test('the palette finds orders, enquiries and members by what they are called', async () => {
  const { orderSn, id } = await aSale(db)
  expect(await desk.desk.find({ text: orderSn })).toMatchObject([{ noun: 'order', key: String(id) }])
  const { email } = await aMember(db, { email: 'palette@example.com' })
  expect(await desk.desk.find({ text: email })).toMatchObject([{ noun: 'member' }])
})
