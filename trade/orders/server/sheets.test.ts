import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aParameter } from '#testing/catalogue.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { aShipment } from '#testing/operators.ts'
import { messagesTo } from '#testing/messages.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db, request } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))

const open = async (url: string, member: { id: number }) =>
  request({ url, headers: { cookie: `token=${await aSession(db, member)}` } })
const textAt = async (url: string, member: { id: number }) => pdfText((await open(url, member)).rawPayload)
const packed = { packages: 400, unit: 'bag' as const, grossKg: 10_080, hsCode: '3902100090' }
async function aMeasuredLot(productId: number) {
  const code = `COA-${crypto.randomUUID().slice(0, 8)}`
  const lot = await db.first<{ id: number }>(sql`
    insert into lot (product_id, code, kilograms, stock_kg, note_zh, note_en, tested_on)
    values (${productId}, ${code}, 20000, 20000, '一', 'one', '2026-03-04') returning id`)
  const { id: parameterId } = await aParameter(db)
  await db.run(sql`
    insert into property (product_id, lot_id, parameter_id, position, typical, unit, method, source)
    values (${productId}, ${lot?.id ?? 0}, ${parameterId}, 0, 34, 'MPa', 'ISO 527', 'lot')`)
  return { id: lot?.id ?? 0, code }
}

const all = ['invoice', 'packingList', 'deliveryNote'] as const

async function shipped() {
  const order = await aTruckload(site, desk)
  const { id: shipmentId } = await order.send(10_000)
  const issue = (more: object = {}) =>
    desk.orders.issueSheets({
      id: order.id,
      shipmentId,
      kinds: [...all],
      marks: 'PH / HAMBURG',
      lines: [packed],
      reason: '',
      ...more,
    })
  return { ...order, shipmentId, issue }
}

test('a contract says what was agreed, in either language or in both', async () => {
  const order = await aTruckload(site, desk)
  await db.run(
    sql`update house set contract_clauses_zh = '争议由宁波仲裁委员会仲裁。', contract_clauses_en = 'Arbitration in Ningbo.'`,
  )
  await desk.orders.issueContract({ id: order.id, reason: '' })
  const [paper] = (await order.info()).papers
  expect(paper).toMatchObject({ kind: 'contract', version: 1, shipment: null, replaced: false })
  const english = await textAt(to.file.paper(paper?.id ?? 0, 'en'), order.buyer.member)
  for (const said of ['Sales contract', paper?.paperNo ?? '', order.orderSn, 'Arbitration in Ningbo.', '25,000 kg'])
    expect(english).toContain(said)
  const both = await textAt(to.file.paper(paper?.id ?? 0, 'both'), order.buyer.member)
  for (const said of [
    '购销合同',
    'Sales contract',
    '金额大写',
    '宁波仲裁',
    'Arbitration',
    '签字盖章',
    'signature and chop',
  ])
    expect(both).toContain(said)
})

test('papers of a shipment charge what was loaded, with net and VAT of that', async () => {
  const order = await shipped()
  await order.issue()
  const { papers, lines } = await order.info()
  expect(papers.map(({ kind, shipment }) => [kind, shipment])).toEqual(all.map((kind) => [kind, 1]))
  const texts = await Promise.all(papers.map(({ id }) => textAt(to.file.paper(id, 'en'), order.buyer.member)))
  const [invoice = '', packingList = '', note = ''] = texts
  const amount = ((lines[0]?.perTonneMinor ?? 0) * 10_000) / 1_000 / 100
  expect(invoice).toContain(`CNY ${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  for (const said of ['10,000 kg', 'HS 3902100090', 'VAT 13%', 'PH / HAMBURG']) expect(invoice).toContain(said)
  for (const said of ['400 bags', '10,000 kg', '10,080 kg', 'PH / HAMBURG']) expect(packingList).toContain(said)
  for (const hidden of [packingList, note]) expect(hidden).not.toContain('CNY')
  expect((await messagesTo(db, order.buyer.member.email))[0]?.subject).toContain(order.orderSn)
})

test('a corrected paper is a further version that says why, and the one before says that it is replaced', async () => {
  const order = await shipped()
  await order.issue()
  await expect(order.issue({ kinds: ['invoice'] })).rejects.toMatchObject({ fields: { reason: expect.any(String) } })
  await order.issue({ kinds: ['invoice'], marks: 'NEW MARKS', reason: 'Wrong marks' })
  const invoices = (await order.info()).papers.filter(({ kind }) => kind === 'invoice')
  expect(invoices).toMatchObject([
    { version: 2, replaced: false },
    { version: 1, replaced: true },
  ])
  expect(new Set(invoices.map(({ paperNo }) => paperNo)).size).toBe(1)
  const [now = '', before = ''] = await Promise.all(
    invoices.map(({ id }) => textAt(to.file.paper(id, 'en'), order.buyer.member)),
  )
  expect(now).toContain('NEW MARKS')
  expect(before).toContain('Replaced by version 2')
  expect(before).not.toContain('NEW MARKS')
  expect((await brokenRules(db)).filter((rule) => rule.includes('paper'))).toEqual([])
})

test('nothing is issued that weighs less with its packing, or for other lines than were loaded', async () => {
  const order = await shipped()
  await expect(order.issue({ lines: [{ ...packed, grossKg: 9_999 }] })).rejects.toMatchObject({
    fields: { 'lines.0.grossKg': expect.any(String) },
  })
  await expect(order.issue({ lines: [packed, packed] })).rejects.toMatchObject({ code: 488401 })
  expect((await order.info()).papers).toEqual([])
})

test('who may see the order may read its papers, and nobody else', async () => {
  const order = await shipped()
  await order.issue({ kinds: ['invoice'] })
  const [{ id } = { id: 0 }] = (await order.info()).papers
  const stranger = await aMember(db)
  expect((await open(to.file.paper(id, 'zh'), order.buyer.member)).headers['content-type']).toBe('application/pdf')
  expect((await open(to.file.paper(id, 'zh'), stranger)).statusCode).toBe(404)
  expect((await request({ url: to.file.paper(id, 'zh') })).statusCode).toBe(303)
  expect((await request({ url: to.office.file.paper(id, 'zh') })).statusCode).toBe(303)
})

test('a certificate of analysis says what was measured of the lots that were loaded, and goes into the pack', async () => {
  const order = await aTruckload(site, desk)
  const lot = await aMeasuredLot(order.productId)
  const { id: shipmentId } = await desk.orders.ship({
    id: order.id,
    ...aShipment([{ lineId: order.lineId, lotId: lot.id, kilograms: 10_000 }]),
  })
  const issue = { id: order.id, shipmentId, kinds: ['analysis' as const], marks: '', lines: [packed], reason: '' }
  await desk.orders.issueSheets(issue)
  const [paper] = (await order.info()).papers
  expect(paper).toMatchObject({ kind: 'analysis', paperNo: expect.stringMatching(/^COA\d{4}-\d{5}$/), shipment: 1 })
  const text = await textAt(to.file.paper(paper?.id ?? 0, 'both'), order.buyer.member)
  for (const said of ['Certificate of analysis', '质检报告', lot.code, '10,000 kg', '34', 'MPa'])
    expect(text).toContain(said)
  // Frozen: another measurement is another version.
  await db.run(sql`update property set typical = 99.5 where lot_id = ${lot.id}`)
  expect(await textAt(to.file.paper(paper?.id ?? 0, 'en'), order.buyer.member)).not.toContain('99.5')
  const pack = await open(to.file.pack(order.id, shipmentId), order.buyer.member)
  expect(pack.rawPayload.toString('latin1')).toContain(`${paper?.paperNo}_${order.orderSn}.pdf`)
  expect(await brokenRules(db)).toEqual([])
})

test('there is none of a shipment of which nothing was measured', async () => {
  const order = await shipped()
  await expect(order.issue({ kinds: ['analysis'] })).rejects.toMatchObject({ fields: { kinds: expect.any(String) } })
})
