import { afterAll, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { isInTables } from '#platform/office/records/table-calls.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import { openDatabase, type Reader } from '#platform/server/database/database.ts'
import { ordersExport } from '#trade/orders/export-address.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aCompany } from '#testing/companies.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { recordTables } from './record-tables.ts'

const url = new URL(await createTestDatabase('catalogue'))
const primary = openDatabase({ url: url.href, pool: 4 })
url.searchParams.set('options', '-c default_transaction_read_only=on')
const readOnly = openDatabase({ url: url.href, pool: 3 })
afterAll(() => Promise.all([primary.end(), readOnly.end()]))

let asked = 0
const counted = <Ask extends Reader['many'] | Reader['first']>(ask: Ask) =>
  ((query) => {
    asked += 1
    return ask(query)
  }) as Ask
const reports: Reader = { many: counted(readOnly.many), first: counted(readOnly.first) }
const site = await testApp({ db: { ...primary, reports } })
const person = await aPerson(primary)
const desk = await atDesk(site, person)
const officeToken = await aDeskSession(primary, person)
const member = await aMember(primary)
const token = await aSession(primary, member)
const company = await aCompany(site)

/** How many statements of it were for the standby. */
async function reported(work: () => Promise<unknown>) {
  asked = 0
  await work()
  return asked
}

const lists = [
  to.office.products(),
  to.office.orders(),
  ...(['payments', 'shipments', 'invoices'] as const).map((detail) => to.office.file.ofOrders(detail)),
  to.office.companies(),
  to.office.receivables(),
  to.office.taxInvoices(),
  to.office.turnover(),
  to.office.conversion(),
  to.office.bookings(),
  ...Object.values<RecordTable>(recordTables)
    .filter(({ record }) => isInTables(record))
    .map(({ record }) => record.at.path),
]

test.each([
  ...lists.map((list) => to.office.file.table(list, 'csv')),
  to.office.file.table(to.office.statement.path, 'csv', new URLSearchParams({ id: String(company.id) })),
  ordersExport('csv'),
  to.file.ownData(),
  to.file.newsFeed('en-US'),
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/sitemap/news.xml',
])('%s reads where reports are read, and writes nothing there', async (address) => {
  const headers = { cookie: `token=${token}; officeToken=${officeToken}` }
  const statements = await reported(async () => {
    const { statusCode, body } = await site.request({ url: address, headers })
    expect({ statusCode, length: body.length }).toEqual({ statusCode: 200, length: expect.any(Number) })
    expect(body).not.toBe('')
  })
  expect(statements).toBeGreaterThan(0)
})

test.each<[string, () => Promise<unknown>]>([
  ['figures of the desk', () => desk.desk.figures({ days: 30 })],
  ['turnover', () => desk.turnover.list()],
  ['turnover by month', () => desk.turnover.months()],
  ['conversion', () => desk.conversion.list()],
  ['bookings', () => desk.bookings.list()],
  ['margins by month', () => desk.margins.months()],
  ['receivables', () => desk.receivables.list()],
  ['sums of receivables', () => desk.receivables.sums()],
  ['a statement of account', () => desk.statements.info({ id: company.id })],
  ['what became of newsletters', () => desk.newsletters.list()],
])('%s: read where reports are read', async (_, call) => expect(await reported(call)).toBeGreaterThan(0))

test('what is kept is never read there', async () => {
  const kept = await testApp({ db: { ...primary, reports }, config: { pageCacheBytes: 1024 ** 2 } })
  const addresses = ['/', to.search(), to.news(), to.shops(), to.help()]
  expect(await reported(() => Promise.all(addresses.map((address) => kept.request(address))))).toBe(0)
  expect(await reported(() => kept.anonymous.products.list({ key: 'PP' }))).toBe(0)
})
