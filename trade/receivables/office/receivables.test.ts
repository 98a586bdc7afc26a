import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

test('what buyers owe is listed by age, summed by buyer and currency, and leaves as a table', async () => {
  const { id: productId } = await goodsForSale(db)
  const buyer = await aCreditBuyer(site, { limit: 100_000 })
  const late = async (days: number, tonnes: number) => {
    const { id, orderSn } = await placeOrder(buyer, [{ productId, quantity: tonnes * 1_000 }], 'OA_30')
    await ship(operator, id, tonnes * 1_000)
    return { id, orderSn, days }
  }
  const orders = [await late(-5, 1), await late(8, 2), await late(61, 3)]
  for (const { id, days } of orders)
    await db.run(sql`
      update sales_order set shipped_at = now() - make_interval(days => ${30 + days}) where id = ${id}`)
  const { list } = await desk.receivables.list({ companyId: buyer.id })
  expect(list.map(({ orderSn, age, restMinor }) => [orderSn, age, restMinor])).toEqual([
    [orders[2]?.orderSn, 'over60', 3_000_000],
    [orders[1]?.orderSn, 'upTo14', 2_000_000],
    [orders[0]?.orderSn, 'notDue', 1_000_000],
  ])
  expect((await desk.receivables.list({ companyId: buyer.id, tab: 'upTo14' })).totalCount).toBe(1)
  expect(await desk.receivables.sums({ search: buyer.name })).toMatchObject([
    {
      companyId: buyer.id,
      currency: 'CNY',
      notDue: 1_000_000,
      upTo14: 2_000_000,
      over60: 3_000_000,
      totalMinor: 6_000_000,
    },
  ])
  const file = await site.request({
    url: to.office.file.table(to.office.receivables(), 'csv', new URLSearchParams({ companyId: String(buyer.id) })),
    headers: { cookie: `officeToken=${await aDeskSession(db, seller)}` },
  })
  expect(file.body.trim().split('\n')).toHaveLength(4)
  expect(file.body).toContain('30000.00')
})
