import { expect, test } from 'vitest'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { anOperator, pay } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site

const refused = async (...attempts: Sql[]) => {
  for (const attempt of attempts) await expect(db.run(attempt), attempt.text).rejects.toThrow('never changed')
}

test('what happened to orders and quotes cannot be changed by SQL either', async () => {
  await refused(
    sql`update order_history set note = 'x'`,
    sql`delete from order_history`,
    sql`truncate order_history`,
    sql`update quote_history set note = 'x'`,
    sql`delete from quote_history`,
    sql`truncate quote_history`,
  )
})

test('what was paid stays paid, and neither a payment, a refund nor an alarm becomes another one', async () => {
  const buyer = await aBuyer(site)
  const product = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId: product.id, quantity: 1000 }])
  await pay(anOperator(site), order)
  const payment = sql`payment where order_id = ${order.id}`
  const { id } = (await db.first<{ id: number }>(sql`select id from ${payment}`)) ?? {}
  await db.run(sql`insert into refund (payment_id, number, amount) values (${id}, 'R-1', 100)`)
  await db.run(sql`update refund set status = 'done', done_at = now() where number = 'R-1'`)
  await db.run(sql`insert into payment_alarm (provider, kind, number, detail) values ('alipay', 'late', 'A-1', '{}')`)
  await refused(
    sql`update payment set amount = amount + 1`,
    sql`update payment set status = 'open', paid_at = null where status = 'paid'`,
    sql`update payment set trade_number = 'another' where status = 'paid'`,
    sql`delete from payment`,
    sql`update refund set amount = 1`,
    sql`update refund set status = 'due', done_at = null`,
    sql`delete from refund`,
    sql`update payment_alarm set kind = 'amount'`,
    sql`delete from payment_alarm`,
    sql`truncate payment, refund`,
  )
})
