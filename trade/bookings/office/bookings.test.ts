import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const person = await aPerson(db)
const desk = await atDesk(site, person)

test('bookings make what the orders, their payments and refunds say, and are the same when they are read again', async () => {
  const order = await aTruckload(site, desk)
  await order.send(24_600)
  await order.credit('1130')
  const ended = await aTruckload(site, desk)
  await desk.orders.refund({ id: ended.id, reason: 'Sold out' })
  await db.run(sql`update refund set status = 'done', done_at = now()`)

  const { list } = await desk.bookings.list({ limit: 100 })
  const mine = list.filter(({ orderId }) => orderId === order.id)
  expect(
    mine.map(({ kind, grossMinor, netMinor, vatMinor, side }) => [kind, grossMinor, netMinor, vatMinor, side]),
  ).toEqual([
    ['charge', 25_000_000, 22_123_894, 2_876_106, 'debit'],
    ['settlement', 400_000, 353_982, 46_018, 'credit'],
    ['claim', 113_000, 100_000, 13_000, 'credit'],
    ['payment', 25_000_000, 25_000_000, 0, 'credit'],
    ['refund', 400_000, 400_000, 0, 'debit'],
    ['refund', 113_000, 113_000, 0, 'debit'],
  ])
  expect(mine[2]?.paperNo).toMatch(/^CN/)
  expect(list.filter(({ orderId }) => orderId === ended.id).map(({ kind }) => kind)).toEqual(['payment', 'refund'])

  const sum = (...kinds: string[]) =>
    list.reduce(
      (all, { kind, side, grossMinor }) => all + (kinds.includes(kind) ? (side === 'debit' ? 1 : -1) * grossMinor : 0),
      0,
    )
  const ledger = await db.first<Record<'totals' | 'received' | 'refunded' | 'owed' | 'credited', number>>(sql`
    select (select sum(total) from sales_order where status between 1 and 3)::bigint as totals,
      (select sum(received) from payment where status = 'paid')::bigint as received,
      (select sum(amount) from refund where status = 'done')::bigint as refunded,
      (select sum(amount) from order_return where status = 2)::bigint as credited`)
  expect([sum('charge', 'settlement'), -sum('payment'), sum('refund'), -sum('return', 'claim')]).toEqual([
    ledger?.totals,
    ledger?.received,
    ledger?.refunded,
    ledger?.credited,
  ])
  const file = async () =>
    (
      await site.request({
        url: to.office.file.table(to.office.bookings(), 'csv'),
        headers: { cookie: `officeToken=${await aDeskSession(db, person)}` },
      })
    ).body
  const written = await file()
  expect(await file()).toBe(written)
  expect(written.trim().split('\n')).toHaveLength(list.length + 1)
})
