import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, somebodyWho } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const manager = await aPerson(db)
const desk = await atDesk(site, manager)

test('turnover is what is charged less credits, by month, company, product and seller, each currency apart', async () => {
  const order = await aTruckload(site, desk)
  await order.send(24_600)
  await db.run(sql`update sales_order set placed_at = '2031-05-31T17:00:00Z' where id = ${order.id}`)
  await order.credit('1000')
  const ended = await aTruckload(site, desk)
  await desk.orders.refund({ id: ended.id, reason: 'Sold out' })

  // Seventeen hours of the last of May are the first of June where the seller works.
  const days = { from: '2031-06-01', to: '2031-06-01' }
  const sold = { currency: 'CNY', orders: 1, kilograms: 24_600, chargedMinor: 24_600_000, creditedMinor: 100_000 }
  const figures = { ...sold, turnoverMinor: 24_500_000 }
  expect(await desk.turnover.months(days)).toEqual([{ month: '2031-06', ...figures }])
  expect(await desk.turnover.months({ ...days, currency: 'USD' })).toEqual([])
  for (const tab of ['company', 'product', 'seller'] as const)
    expect((await desk.turnover.list({ tab, ...days })).list).toMatchObject([figures])
  const file = await site.request({
    url: to.office.file.table(to.office.turnover(), 'csv', new URLSearchParams(days)),
    headers: { cookie: `officeToken=${await aDeskSession(db, manager)}` },
  })
  expect(file.body).toContain('24600,246000.00,1000.00,245000.00')
})

test('it takes a permission of its own', async () => {
  const seller = await atDesk(site, await somebodyWho(db, 'sales.read', 'money.read', 'figures.read'))
  await expect(seller.turnover.months({})).rejects.toMatchObject({ code: 403 })
})
