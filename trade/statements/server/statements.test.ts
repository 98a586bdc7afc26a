import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aColleague } from '#testing/companies.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, placeOrder } from '#testing/trading.ts'
import { refundOrder } from '#trade/orders/office/operator-steps.ts'
import { decideReturn } from '#trade/orders/server/decide-return.ts'
import { confirmTransfer } from '#trade/orders/server/transfer.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const { id: productId } = await goodsForSale(db)
const receive = (orderId: number, amountMinor: number) =>
  confirmTransfer(operator, { orderId, amountMinor, asReceived: true })

test('a statement tells charges, returns, payments and refunds, and closes with what is owed', async () => {
  const buyer = await aCreditBuyer(site, { limit: 100_000 })
  const order = await placeOrder(buyer, [{ productId, quantity: 2_000 }], 'OA_30')
  await ship(operator, order.id, 1_990)
  const { lines } = await buyer.api.orders.info({ id: order.id })
  const back = [{ lineId: lines[0]?.id ?? 0, kilograms: 500 }]
  const { id: returnId } = await buyer.api.orders.askReturn({ id: order.id, lines: back, reason: 'Moist' })
  await decideReturn(operator, returnId, 'acceptReturn', null)
  await decideReturn(operator, returnId, 'completeReturn', null)
  await receive(order.id, 590_000)
  const ended = await placeOrder(buyer, [{ productId, quantity: 1_000 }], 'TT_ADVANCE')
  await receive(ended.id, 1_000_000)
  await refundOrder(operator, ended.id, 'Sold out')

  const statement = await buyer.api.statements.own({})
  expect(statement.movements.map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor])).toEqual([
    ['charge', 2_000_000, 2_000_000],
    ['settlement', -10_000, 1_990_000],
    ['return', -500_000, 1_490_000],
    ['payment', -590_000, 900_000],
    ['payment', -1_000_000, -100_000],
  ])
  await db.run(sql`
    update refund set status = 'done', done_at = now() from payment where payment.id = payment_id and order_id = ${ended.id}`)
  expect(await buyer.api.statements.own({})).toMatchObject({ openingMinor: 0, closingMinor: 900_000 })
  expect((await buyer.api.companyCredit.own())[0]?.usedMinor).toBe(900_000)
  expect(await buyer.api.statements.own({ from: dayFromNow(1), to: dayFromNow(9) })).toMatchObject({
    openingMinor: 900_000,
    closingMinor: 900_000,
    movements: [],
  })
  expect(await buyer.api.statements.own({ currency: 'USD' })).toMatchObject({ movements: [], closingMinor: 0 })

  const seller = await aPerson(db, 'sales')
  expect(await (await atDesk(site, seller)).statements.info({ id: buyer.id })).toMatchObject({ closingMinor: 900_000 })
  const file = await site.request({
    url: to.office.file.table(to.office.statement.path, 'csv', new URLSearchParams({ id: String(buyer.id) })),
    headers: { cookie: `officeToken=${await aDeskSession(db, seller)}` },
  })
  expect(file.body).toContain('9000.00')
  const viewer = await aColleague(site, buyer, 'viewer')
  await expect(viewer.api.statements.own({})).rejects.toMatchObject({ status: 403 })
})
