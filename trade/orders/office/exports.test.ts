import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { sql } from '#platform/server/database/sql.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import { aDeskSession, aPerson, atDesk, somebodyWho, type Person } from '#testing/back-office.ts'
import { aCompany } from '#testing/companies.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db, request } = site
const administrator = await aPerson(db)
const desk = await atDesk(site, administrator)
const details = ['payments', 'shipments', 'invoices'] as const

const get = async (person: Person, list: string, filter: Record<string, string> = {}, ending: 'csv' | 'xlsx' = 'csv') =>
  request({
    url: to.office.file.table(list, ending, new URLSearchParams(filter)),
    headers: { cookie: `${operatorToken.cookie}=${await aDeskSession(db, person)}; lang=en-US` },
  })
const linesOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).body.trim().split(/\r?\n/)

/** Paid, sent with 10 MT of 25, and invoiced. */
async function invoiced() {
  const order = await aTruckload(site, desk)
  const { id: shipmentId } = await order.send(10_000, { vessel: 'EVER GOLDEN 012W' })
  const lines = [{ packages: 400, unit: 'bag' as const, grossKg: 10_080, hsCode: '3902100090' }]
  await desk.orders.issueSheets({ id: order.id, shipmentId, kinds: ['invoice'], marks: '', lines, reason: '' })
  return order
}
const [first, second] = [await invoiced(), await invoiced()]

test('payments, shipments and invoices are those of the orders that the list shows', async () => {
  const filter = { search: first.orderSn }
  for (const detail of details) {
    expect(await linesOf(administrator, to.office.file.ofOrders(detail))).toHaveLength(3)
    const [titles, row, ...more] = await linesOf(administrator, to.office.file.ofOrders(detail), filter)
    expect([titles?.split(',').length, more]).toEqual([row?.split(',').length, []])
    expect(row).toContain(first.orderSn)
  }
  const row = async (detail: (typeof details)[number]) =>
    (await linesOf(administrator, to.office.file.ofOrders(detail), filter))[1]
  expect(await row('payments')).toContain('CNY,250000.00,250000.00,0.00')
  expect(await row('shipments')).toContain('10000,SF Express,SF1')
  expect(await row('invoices')).toMatch(/Commercial invoice,CI\d{4}-\d{5},1,.*,1,CNY,100000\.00$/)
})

test('somebody of a shop gets what is of the own shop, and no companies', async () => {
  const { shopId } = await site.anonymous.products.detail({ id: first.productId })
  const seller = await aPerson(db, 'seller', shopId)
  for (const detail of details) {
    const lines = await linesOf(seller, to.office.file.ofOrders(detail))
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(first.orderSn)
    expect(lines[1]).not.toContain(second.orderSn)
  }
  expect((await get(seller, to.office.companies())).statusCode).toBe(403)
  const editor = await somebodyWho(db, 'products.read')
  expect((await get(editor, to.office.file.ofOrders('payments'))).statusCode).toBe(403)
})

test('companies leave with their tax number, as CSV and XLSX, and no name becomes a formula', async () => {
  const { id } = await aCompany(site)
  await db.run(sql`update enterprise set name = '=HYPERLINK(1)', tax_number = 'DE811569869' where id = ${id}`)
  const [, row] = await linesOf(administrator, to.office.companies(), { search: 'HYPERLINK' })
  expect(row).toMatch(/^"?'=HYPERLINK/)
  expect(row).toContain('DE811569869')
  const sheet = await get(administrator, to.office.companies(), { search: 'HYPERLINK' }, 'xlsx')
  const table = await readSpreadsheet(new Blob([new Uint8Array(sheet.rawPayload)]))
  expect(JSON.stringify(table)).toContain('DE811569869')
})
