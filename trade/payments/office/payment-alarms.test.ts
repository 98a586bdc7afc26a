import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { demoNotice } from '../server/demo-provider.ts'
import { receiveNotice } from '../server/receive-notice.ts'

const site = await testApp({ config: { demo: true } })
const { db, config, app } = site
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

async function report(amountMinor?: number) {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await buyer.api.payments.start({ id: order.id, method: 'alipay' })
  const number = `${order.orderSn}-A`
  const tradeNumber = `T${number}`
  const paid = { number, tradeNumber, amountMinor: amountMinor ?? order.totalMinor }
  const send = async () => receiveNotice({ db, config, log: app.log }, 'alipay', await demoNotice(db, 'alipay', paid))
  await send()
  return { order, number, send }
}
const waiting = async () => (await desk.desk.waiting()).find(({ name }) => name === 'paymentAlarms')

test('a report of another amount waits at the desk until somebody writes how it ended', async () => {
  const { order, number } = await report(1)
  const { list } = await desk.paymentAlarms.list({})
  expect(list).toMatchObject([
    { number, kind: 'amount', amountMinor: 1, dueMinor: order.totalMinor, orderSn: order.orderSn, waiting: true },
  ])
  expect(await waiting()).toMatchObject({ count: 1, items: [{ title: number }] })
  const { id = 0, version = 0 } = list[0] ?? {}
  await expect(desk.paymentAlarms.settle({ id, version, note: ' ' })).rejects.toMatchObject({
    fields: { note: 'Please enter how it was resolved' },
  })
  await desk.paymentAlarms.settle({ id, version, note: 'Sent back at Alipay.' })
  expect(await desk.paymentAlarms.counts()).toEqual({ waiting: 0, dealt: 1, all: 1 })
  expect(await waiting()).toMatchObject({ count: 0 })
  expect(await desk.paymentAlarms.info({ id })).toMatchObject({
    waiting: false,
    note: 'Sent back at Alipay.',
    dealtByEn: seller.nameEn,
  })
  expect(await auditOf(db, 'paymentAlarm', id)).toMatchObject([
    { action: 'settle', operatorId: seller.id, after: { note: 'Sent back at Alipay.' } },
  ])
  await expect(desk.paymentAlarms.settle({ id, version, note: 'Again' })).rejects.toMatchObject({ status: 200 })
  expect((await desk.paymentAlarms.info({ id })).note).toBe('Sent back at Alipay.')
})

test('a repeated report is kept, and waits for nobody', async () => {
  const { number, send } = await report()
  await send()
  expect((await desk.paymentAlarms.list({ tab: 'all', search: number })).list).toMatchObject([
    { kind: 'repeated', waiting: false },
  ])
  expect((await desk.paymentAlarms.list({ search: number })).totalCount).toBe(0)
  expect(await db.first(sql`select count(*) from payment_alarm where number = ${number}`)).toEqual({ count: 1 })
})

test('those who do not sell see no alarms', async () => {
  const editor = await atDesk(site, await aPerson(db, 'content'))
  await expect(editor.paymentAlarms.list({})).rejects.toMatchObject({ status: 403 })
})
