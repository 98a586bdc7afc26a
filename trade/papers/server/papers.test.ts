import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { date } from '#platform/texts/format.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { aSale } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { takeNumber } from './issue-paper.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const desk = await atDesk(site, await aPerson(db))
const buyer = await aBuyer(site)
const cookie = `token=${await aSession(db, buyer.member)}`
const open = (url: string) => site.request({ url, headers: { cookie } })
const textAt = async (url: string) => pdfText((await open(url)).rawPayload)
const anOrder = async () => placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
const year = date(new Date()).slice(0, 4)
const numbers = async () =>
  (await db.many<{ no: string }>(sql`select paper_no as no from paper where number is not null order by 1`)).map(
    ({ no }) => no,
  )

const taken = Array.from({ length: 20 }, (_, index) => index)

test('forty papers at once have forty numbers in a row, whatever fails between them', async () => {
  const [orders, enquiries]: [{ id: number }[], { id: number }[]] = [[], []]
  for (const _ of taken) {
    orders.push(await aSale(db))
    enquiries.push(await anEnquiry(buyer))
  }
  const failing = () =>
    db
      .transaction(async (tx) => {
        await takeNumber(tx, 'quotation')
        throw new Error('taken back')
      })
      .catch(({ message }: Error) => message)
  await aQuote(operator, (await anEnquiry(buyer)).id)
  const [, , failed] = await Promise.all([
    Promise.all(orders.map(({ id }) => desk.orders.correctProforma({ id, reason: 'x' }))),
    Promise.all(enquiries.map(({ id }) => aQuote(operator, id))),
    Promise.all(taken.map(failing)),
  ])
  expect(new Set(failed)).toEqual(new Set(['taken back']))
  const inRow = (prefix: string, most: number) =>
    Array.from({ length: most }, (_, index) => `${prefix}${year}-${String(index + 1).padStart(5, '0')}`)
  expect(await numbers()).toEqual([...inRow('PI', 20), ...inRow('QT', 21)])
  expect((await brokenRules(db)).filter((rule) => rule.includes('paper'))).toEqual([])
})

test('who asks for the same paper at once gets the same one', async () => {
  const { id } = await anOrder()
  const texts = await Promise.all(['en', 'en', 'zh', 'zh'].map((lang) => textAt(to.file.proforma(id, lang as 'en'))))
  expect(new Set(texts.map((text) => /PI\d{4}-\d{5}/.exec(text)?.[0])).size).toBe(1)
})

test('a paper says for good what it said when it was issued; a correction is a further version', async () => {
  const { id } = await anOrder()
  const before = await textAt(to.file.proforma(id, 'en'))
  const [number = ''] = /PI\d{4}-\d{5}/.exec(before) ?? []
  await db.run(sql`update house set legal_name_en = 'Renamed Trading Ltd.', legal_name_zh = '改名公司'`)
  expect(await textAt(to.file.proforma(id, 'en'))).toBe(before)
  expect(await desk.orders.info({ id })).toMatchObject({ proformas: [{ paperNo: number, version: 1 }] })

  await desk.orders.correctProforma({ id, reason: 'Our new name' })
  const corrected = await textAt(to.file.proforma(id, 'en'))
  expect(corrected).toContain(`${number} Version 2`)
  expect(corrected).toContain('Renamed Trading Ltd.')
  const old = await textAt(`${to.file.proforma(id, 'en')}?version=1`)
  expect(old).toContain('Replaced by version 2')
  expect(old).not.toContain('Renamed Trading Ltd.')
  expect((await open(`${to.file.proforma(id, 'en')}?version=3`)).statusCode).toBe(404)
  await expect(db.run(sql`update paper set facts = '{}'`)).rejects.toThrow()
  await db.run(sql`update house set legal_name_en = null, legal_name_zh = null`)
})

test('a revised quote keeps its number, and the version before says that it is replaced', async () => {
  const enquiry = await anEnquiry(buyer)
  const first = await aQuote(operator, enquiry.id)
  const sent = await textAt(to.file.quote(first.id, 'en'))
  const second = await aQuote(operator, enquiry.id, { revises: first.id, lines: [aLine({ price: '9000' })] })
  expect(second).toMatchObject({ quoteNo: first.quoteNo, version: 2 })
  expect(sent).not.toContain('Replaced')
  expect(await textAt(to.file.quote(first.id, 'zh'))).toContain('第 2 版替代')
  expect(await textAt(to.file.quote(second.id, 'en'))).toContain(first.quoteNo)
  expect((await brokenRules(db)).filter((rule) => rule.includes('paper'))).toEqual([])
})

test('a quote from before papers were kept is issued under its old number', async () => {
  const { id, quoteNo } = await aQuote(operator, (await anEnquiry(buyer)).id)
  const old = await db.first<{ id: number }>(sql`
    insert into quote (enquiry_id, quote_no, version, contact_id, currency, total, kilograms, delivery_term, delivery_place,
      payment_type, valid_until, expires_at, terms)
    select enquiry_id, 'QT250101-OLD01', 1, contact_id, currency, total, kilograms, delivery_term, delivery_place,
      payment_type, valid_until, expires_at, terms from quote where id = ${id} returning id`)
  await db.run(sql`
    insert into quote_line select ${old?.id ?? 0}, position, enquiry_position, replacement, product_id, lot_id, lot_code,
      product, picture_id, kilograms, price_per_tonne, amount, lead_time_days, note from quote_line where quote_id = ${id}`)
  await db.run(sql`
    insert into quote_history (quote_id, event, to_status, actor) values (${old?.id ?? 0}, 'send', 'sent', 'system')`)
  expect(await textAt(to.file.quote(old?.id ?? 0, 'en'))).toContain('QT250101-OLD01')
  expect(await numbers()).not.toContain('QT250101-OLD01')
  expect(await numbers()).toContain(quoteNo)
})
