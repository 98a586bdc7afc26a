import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, placeOrder } from '#testing/trading.ts'
import { confirmTransfer } from '#trade/orders/server/transfer.ts'
import { remindDebtors } from './remind-debtors.ts'

const site = await testApp()
const { db, config } = site
await aContact(db)
const operator = anOperator(site)

test('a part is reminded of once a step, from three days before to two weeks after its day', async () => {
  const buyer = await aCreditBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }], 'OA_30')
  await ship(operator, id, 1_000)
  const remindedAt = async (daysLate: number) => {
    await db.run(sql`
      update sales_order set shipped_at = now() - make_interval(days => ${30 + daysLate}) where id = ${id}`)
    await Promise.all([remindDebtors(db, config), remindDebtors(db, config)])
    await remindDebtors(db, config)
    return db.many<{ kind: string }>(sql`
      select kind from letter where member_id = ${buyer.member.id} and kind like 'dunning.%' order by id`)
  }
  const expected: string[] = []
  for (const [daysLate, kind] of [
    [-4, undefined],
    [-3, 'soon'],
    [-1, undefined],
    [0, 'due'],
    [1, 'overdue'],
    [6, undefined],
    [7, 'overdue'],
    [14, 'last'],
    [40, undefined],
  ] as const) {
    if (kind) expected.push(`dunning.${kind}`)
    expect((await remindedAt(daysLate)).map((letter) => letter.kind)).toEqual(expected)
  }
  const mails = await db.many<{ subject: string }>(sql`
    select message ->> 'subject' as subject from outbox
    where recipient = ${buyer.member.email} and message ->> 'subject' like '%10,000.00%'`)
  expect(mails).toHaveLength(5)
})

test('what is paid is not reminded of', async () => {
  const buyer = await aCreditBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }], 'OA_30')
  await ship(operator, id, 1_000)
  await confirmTransfer(operator, { orderId: id, amountMinor: 1_000_000, asReceived: false })
  await db.run(sql`update sales_order set shipped_at = now() - interval '31 days' where id = ${id}`)
  await remindDebtors(db, config)
  expect(
    await db.first(sql`
      select from part_reminder join order_part on order_part.id = part_id where order_id = ${id}`),
  ).toBeUndefined()
})
