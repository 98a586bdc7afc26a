import { expect, test } from 'vitest'
import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aColleague, aCompany, type Person } from '#testing/companies.ts'
import { aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aBankAccount, addressInput, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'
import { ordersExport } from '../export-address.ts'

const site = await testApp()
const { db, request } = site
await aBankAccount(db)
const { id: productId } = await goodsForSale(db)
const company = await aCompany(site)

async function aBuyer(ofCompany: { id: number }): Promise<Buyer & Person> {
  const person = await aColleague(site, ofCompany, 'buyer')
  const { id: addressId } = await person.api.addresses.save(await addressInput(db))
  return { ...person, addressId }
}

const buyer = await aBuyer(company)

/** Placed at noon of a day, Beijing time. */
async function ordered(by: Buyer, day: string, quantity = 1_000) {
  const { id } = await placeOrder(by, [{ productId, quantity }])
  await db.run(sql`update sales_order set placed_at = ${`${day}T04:00:00Z`} where id = ${id}`)
  return by.api.orders.info({ id })
}
const may = await ordered(buyer, '2026-05-20')
const june = await ordered(buyer, '2026-06-20', 3_000)
const cancelled = await ordered(buyer, '2026-06-21')
await buyer.api.orders.cancel({ id: cancelled.id })

const fileFor = async (person: Person, filter: Record<string, string> = {}, ending: 'csv' | 'xlsx' = 'csv') =>
  request({
    url: ordersExport(ending, new URLSearchParams(filter)),
    headers: { cookie: `token=${await aSession(db, person.member)}; lang=en-US` },
  })

test('the total of a list is that of all it finds, and counts nothing that was cancelled', async () => {
  const { sums, totalCount, list } = await buyer.api.orders.list({ limit: 1 })
  expect([totalCount, list.length]).toEqual([3, 1])
  expect(sums).toEqual([
    { currency: may.currency, count: 2, totalMinor: may.totalMinor + june.totalMinor, refundedMinor: 0 },
  ])
  const some = await buyer.api.orders.list({ from: '2026-06-01', to: '2026-06-30' })
  expect([some.totalCount, some.sums[0]?.totalMinor]).toEqual([2, june.totalMinor])
  const none = await buyer.api.orders.list({ status: OrderStatus.cancelled })
  expect([none.totalCount, none.sums]).toEqual([1, []])
})

test('currencies are summed apart, for the seller too', async () => {
  await db.run(sql`update sales_order set currency = 'USD' where id = ${june.id}`)
  const { sums } = await buyer.api.orders.list({})
  expect(sums.map(({ currency, totalMinor }) => [currency, totalMinor])).toEqual([
    ['CNY', may.totalMinor],
    ['USD', june.totalMinor],
  ])
  const desk = await atDesk(site, await aPerson(db, 'sales'))
  expect(await desk.orders.list({ memberId: buyer.member.id })).toMatchObject({ totalCount: 3, sums })
})

test('a file holds what the filter finds, for every colleague and for nobody else', async () => {
  const lines = (await fileFor(await aColleague(site, company, 'viewer'), { from: '2026-06-01' })).body
    .trim()
    .split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Order number,Your order number,Placed (Beijing time)')
  expect(lines[2]).toContain(`${june.orderSn},,2026-06-20 12:00`)
  expect(lines[2]).toContain(buyer.member.realname)
  const stranger = await fileFor(await aBuyer(await aCompany(site)))
  expect(stranger.body.trim().split(/\r?\n/)).toHaveLength(1)
  const guest = await request({ url: ordersExport('csv', new URLSearchParams({ status: '1' })) })
  expect([guest.statusCode, guest.headers.location]).toEqual([303, to.signIn('/customer/order/export.csv?status=1')])
})

test('a spreadsheet says the same', async () => {
  const { rawPayload } = await fileFor(buyer, { key: may.orderSn }, 'xlsx')
  const table = await readSpreadsheet(new Blob([new Uint8Array(rawPayload)]))
  expect('rows' in (table as object) && (table as { rows: string[][] }).rows.map(([number]) => number)).toEqual([
    'Order number',
    may.orderSn,
  ])
})
