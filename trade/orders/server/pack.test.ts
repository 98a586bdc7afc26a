import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aLot } from '#testing/trading.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db, request } = site
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

const open = async (url: string, member: { id: number }) =>
  request({ url, headers: { cookie: `token=${await aSession(db, member)}` } })
const namesIn = (zip: Uint8Array) => Object.keys(unzipSync(zip))
const packed = { packages: 400, unit: 'bag' as const, grossKg: 10_080, hsCode: '3902100090' }

/** Of two shipments, the first with a packing list in its second version and two bills of lading. */
async function withPapers() {
  const order = await aTruckload(site, desk)
  const [{ id: shipmentId }, { id: second }] = [await order.send(10_000), await order.send(15_000)]
  await desk.orders.issueContract({ id: order.id, reason: '' })
  const sheets = { id: order.id, kinds: ['packingList' as const], marks: '', lines: [packed], reason: 'Wrong marks' }
  for (let version = 1; version <= 2; version++) await desk.orders.issueSheets({ ...sheets, shipmentId })
  for (const name of ['a.pdf', '提单.pdf']) {
    const { id: fileId } = await desk.orders.upload({ id: order.id, file: aPdf(name) })
    await desk.orders.addPapers({ id: order.id, shipmentId, kind: 'billOfLading', fileIds: [fileId] })
  }
  const { papers } = await order.info()
  const numberOf = (kind: string) => papers.find((paper) => paper.kind === kind)?.paperNo ?? ''
  const ofShipment = [
    `${numberOf('packingList')}_${order.orderSn}_v2.pdf`,
    `BL-S1_${order.orderSn}.pdf`,
    `BL-S1_${order.orderSn}_2.pdf`,
  ]
  return { ...order, shipmentId, second, ofShipment, contract: `${numberOf('contract')}_${order.orderSn}.pdf` }
}

test('a pack holds the current papers of an order, or of one shipment, under names that a forwarder sorts by', async () => {
  const { id, shipmentId, orderSn, buyer, ofShipment, contract } = await withPapers()
  const whole = await open(to.file.pack(id), buyer.member)
  expect(whole.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(`${orderSn}.zip`),
  })
  expect(namesIn(whole.rawPayload)).toEqual([contract, ...ofShipment])
  const files = unzipSync(whole.rawPayload)
  expect(pdfText(files[contract] ?? new Uint8Array())).toContain(orderSn)
  expect(namesIn((await open(to.file.pack(id, shipmentId), buyer.member)).rawPayload)).toEqual(ofShipment)
})

test('certificates of the lots that were loaded are in the pack of their shipment', async () => {
  const order = await aTruckload(site, desk)
  const lot = await aLot(db, order.productId)
  await db.run(sql`
    insert into document (product_id, lot_id, kind, title_zh, title_en, file, bytes, issued_on)
    select ${order.productId}, lot_id, kind, '报告', 'Report', 'document/coa-of-lot.pdf', 5, '2026-01-02'
    from (values (${lot.id}::integer, 'COA'), (${lot.id}, 'TDS'), (null, 'COA')) as kept (lot_id, kind)`)
  const { id: first } = await order.send(10_000, {
    lines: [{ lineId: order.lineId, lotId: lot.id, kilograms: 10_000 }],
  })
  const { id: second } = await order.send(5_000)
  // No other paper is there yet, and the pages lead to the pack.
  expect((await order.info()).shipments.map(({ certified }) => certified)).toEqual([true, false])
  expect((await open(to.order(order.id), order.buyer.member)).body).toContain(to.file.pack(order.id))
  await desk.orders.issueContract({ id: order.id, reason: '' })
  const name = `COA-S1_${lot.code}_${order.orderSn}.pdf`
  expect(namesIn((await open(to.file.pack(order.id, first), order.buyer.member)).rawPayload)).toEqual([name])
  expect(namesIn((await open(to.file.pack(order.id), order.buyer.member)).rawPayload)).toContain(name)
  expect((await open(to.file.pack(order.id, second), order.buyer.member)).statusCode).toBe(404)
})

test('a pack is for those who may see the order', async () => {
  const { id, shipmentId, second, buyer, ofShipment } = await withPapers()
  expect((await open(to.file.pack(id), await aMember(db))).statusCode).toBe(404)
  expect((await request({ url: to.file.pack(id) })).statusCode).toBe(303)
  const atOffice = async (person: { id: number }, url: string) =>
    request({ url, headers: { cookie: `officeToken=${await aDeskSession(db, person)}` } })
  const own = await atOffice(seller, to.office.file.pack(id, shipmentId))
  expect(namesIn(own.rawPayload)).toEqual(ofShipment)
  expect((await atOffice(await aPerson(db, 'seller'), to.office.file.pack(id))).statusCode).toBe(404)
  expect((await atOffice(await aPerson(db, 'content'), to.office.file.pack(id))).statusCode).toBe(403)
  const other = await withPapers()
  expect((await open(to.file.pack(id, other.shipmentId), buyer.member)).statusCode).toBe(404)
  expect((await open(to.file.pack(id, second), buyer.member)).statusCode).toBe(404)
})

test('papers of a shipment that was withdrawn are void, and in no pack', async () => {
  const { id, shipmentId, buyer, contract, info } = await withPapers()
  await desk.orders.withdrawShipment({ id, shipmentId, reason: 'Another truck' })
  const list = (await info()).papers.find(({ kind }) => kind === 'packingList')
  expect(list).toMatchObject({ withdrawn: true })
  const { rawPayload } = await open(to.file.paper(list?.id ?? 0, 'both'), buyer.member)
  expect(pdfText(rawPayload)).toMatch(/withdrawn and never left/)
  expect(namesIn((await open(to.file.pack(id), buyer.member)).rawPayload)).toEqual([contract])
})

test('what is too large for a pack is named in it', async () => {
  const { id, shipmentId, orderSn, buyer, ofShipment } = await withPapers()
  await db.run(sql`
    update upload set size = 101 * 1024 * 1024 where name = '提单.pdf' and id in (
      select upload_id from shipment_paper where shipment_id = ${shipmentId})`)
  const { rawPayload } = await open(to.file.pack(id, shipmentId), buyer.member)
  const files = unzipSync(rawPayload)
  expect(Object.keys(files)).toEqual([...ofShipment.slice(0, 2), '_LEFT-OUT.txt'])
  const text = new TextDecoder().decode(files['_LEFT-OUT.txt'])
  for (const said of ['too large', '压缩包', `BL-S1_${orderSn}_2.pdf`, '提单.pdf', '101 MB'])
    expect(text).toContain(said)
})
