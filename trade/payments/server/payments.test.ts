import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import type { RawNotice } from '../providers/provider.ts'
import { wechat } from '../providers/wechat.ts'
import { writeAlipayNotice, writeWechatNotice } from '../providers/write-notice.ts'
import { anOperator, pay } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { closeOrder, refundOrder } from '#trade/orders/office/operator-steps.ts'
import { closeUnpaidOrders } from '#trade/orders/server/timed-steps.ts'
import { aSession } from '#testing/factories.ts'
import { formBody } from '#testing/form-body.ts'
import { aPdf } from '#testing/sample-files.ts'
import { sendRefunds } from './send-refunds.ts'
import { rejectSlip } from '#trade/orders/server/transfer.ts'

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
const [ours, provider, stranger] = [keys(), keys(), keys()]

const alipaySettings = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: ours.privateKey,
  publicKey: provider.publicKey,
  gateway: 'https://openapi.alipay.com/gateway.do',
}
const wechatSettings = {
  appId: 'wx0000000000000001',
  merchantId: '1900000001',
  serial: 'OURS',
  publicKeyId: 'PUB_KEY_ID_1',
  apiKey: '0123456789abcdef0123456789abcdef',
  privateKey: ours.privateKey,
  publicKey: provider.publicKey,
  gateway: 'http://127.0.0.1:1',
}
const { trade } = testConfig()
const site = await testApp({ config: { trade: { ...trade, alipay: alipaySettings, wechat: wechatSettings } } })
const { db, config, request } = site
const operator = anOperator(site)

async function opened(name: 'alipay' | 'wechat') {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const letter = name === 'alipay' ? 'A' : 'W'
  // The row that starting the payment writes before the provider is asked.
  await db.run(sql`
    insert into payment (order_id, provider, number, currency, amount)
    values (${order.id}, ${name}, ${`${order.orderSn}-${letter}`}, 'CNY', ${order.totalMinor})`)
  const number = `${order.orderSn}-${letter}`
  return { order, buyer, number, paid: { number, tradeNumber: `T${number}`, amountMinor: order.totalMinor } }
}

const post = (name: string, { headers, body }: RawNotice) =>
  request({
    method: 'POST',
    url: `/api/common/pay/notify/${name}`,
    headers: headers as Record<string, string>,
    payload: body,
  })
const alarms = (number: string) =>
  db
    .many<{ kind: string }>(sql`select kind from payment_alarm where number = ${number}`)
    .then((rows) => rows.map(({ kind }) => kind))

const writers = {
  alipay: (paid: Parameters<typeof writeAlipayNotice>[2], key = provider.privateKey) =>
    writeAlipayNotice(alipaySettings, key, paid),
  wechat: (paid: Parameters<typeof writeWechatNotice>[2], key = provider.privateKey) =>
    writeWechatNotice(wechatSettings, key, paid),
}
const accepted = { alipay: { status: 200, body: 'success' }, wechat: { status: 200, body: '{"code":"SUCCESS"}' } }

describe.each(['alipay', 'wechat'] as const)('a notice of %s', (name) => {
  const send = async (notice: RawNotice) => {
    const answer = await post(name, notice)
    return { status: answer.statusCode, body: answer.body }
  }
  const statusOf = async ({ order, buyer }: Awaited<ReturnType<typeof opened>>) =>
    (await buyer.api.orders.info({ id: order.id })).status

  test('pays the order once, however often it comes', async () => {
    const one = await opened(name)
    const notice = writers[name](one.paid)
    expect(await send(notice)).toEqual(accepted[name])
    expect(await send(notice)).toEqual(accepted[name])
    await Promise.all(Array.from({ length: 5 }, () => send(notice)))
    const info = await one.buyer.api.orders.info({ id: one.order.id })
    expect(info).toMatchObject({ status: 1, payStatus: 1, payType: name === 'alipay' ? 1 : 2 })
    expect(info.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    expect(await alarms(one.number)).toEqual(Array(6).fill('repeated'))
    expect(await brokenRules(db)).toEqual([])
  })

  test('that somebody else signed changes nothing', async () => {
    const one = await opened(name)
    expect(await send(writers[name](one.paid, stranger.privateKey))).not.toEqual(accepted[name])
    expect(await statusOf(one)).toBe(0)
  })

  test('that was changed on the way changes nothing', async () => {
    const [one, other] = [await opened(name), await opened(name)]
    const notice = writers[name](one.paid)
    const body =
      name === 'alipay' ? notice.body.replace(one.number, other.number) : notice.body.replace('"id":"', '"id":"0')
    expect(await send({ ...notice, body })).not.toEqual(accepted[name])
    expect([await statusOf(one), await statusOf(other)]).toEqual([0, 0])
  })

  test('of another amount changes nothing and raises an alarm', async () => {
    const one = await opened(name)
    expect(await send(writers[name]({ ...one.paid, amountMinor: 1 }))).not.toEqual(accepted[name])
    expect([await statusOf(one), await alarms(one.number)]).toEqual([0, ['amount']])
  })

  test('that comes after the order was closed changes nothing and raises an alarm', async () => {
    const one = await opened(name)
    await closeOrder(operator, one.order.id, 'Too late')
    expect(await send(writers[name](one.paid))).toEqual(accepted[name])
    expect([await statusOf(one), await alarms(one.number)]).toEqual([5, ['late']])
    expect(await brokenRules(db)).toEqual([])
  })

  test('that comes after the order was closed tells the buyer once that the money is not lost', async () => {
    const one = await opened(name)
    await closeOrder(operator, one.order.id, 'Too late')
    const letters = () => one.buyer.api.letters.list({ page: 1, limit: 10 })
    const before = (await letters()).totalCount
    for (let time = 0; time < 2; time++) await send(writers[name](one.paid))
    const { totalCount, list } = await letters()
    expect(totalCount).toBe(before + 1)
    expect(list[0]).toMatchObject({ subject: expect.stringContaining(one.order.orderSn) })
    expect(await alarms(one.number)).toEqual(['late', 'late'])
  })

  test('of no payment of ours raises an alarm', async () => {
    const number = `PH-NONE-${name}`
    await send(writers[name]({ number, tradeNumber: 'T', amountMinor: 1 }))
    expect(await alarms(number)).toEqual(['unknown'])
  })
})

test('a notice of WeChat Pay that was signed long ago is no notice', async () => {
  const one = await opened('wechat')
  const old = writeWechatNotice(wechatSettings, provider.privateKey, one.paid, { at: new Date(Date.now() - 600_000) })
  expect((await post('wechat', old)).statusCode).toBe(400)
})

test('notices for another merchant, app or seller are not for us', async () => {
  const one = await opened('wechat')
  const foreign = writeWechatNotice(wechatSettings, provider.privateKey, one.paid, { mchid: 'another' })
  expect((await post('wechat', foreign)).statusCode).toBe(400)
  const two = await opened('alipay')
  const other = writeAlipayNotice({ ...alipaySettings, appId: 'another' }, provider.privateKey, two.paid)
  expect((await post('alipay', other)).body).toBe('failure')
})

test('the way to Alipay is its own page with our signature', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const started = await buyer.api.payments.start({ id: order.id, method: 'alipay' })
  const url = new URL(started.url)
  expect(url.origin).toBe('https://openapi.alipay.com')
  expect(url.searchParams.get('sign_type')).toBe('RSA2')
  expect(JSON.parse(url.searchParams.get('biz_content') ?? '{}')).toMatchObject({
    out_trade_no: `${order.orderSn}-A`,
    total_amount: '10000.00',
  })
})

test('a provider that does not answer refuses the payment and leaves the order as it is', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await expect(buyer.api.payments.start({ id, method: 'wechat' })).rejects.toMatchObject({ code: 4884001 })
  expect((await buyer.api.orders.info({ id })).status).toBe(0)
})

test('WeChat Pay is asked with a signature it can check, and its answer must be signed', async () => {
  const asked: { path: string; auth: string; body: string }[] = []
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += part
    asked.push({ path: incoming.url ?? '', auth: incoming.headers.authorization ?? '', body })
    outgoing.end('{"code_url":"weixin://pay/1"}')
  }).listen(0, '127.0.0.1')
  afterAll(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const client = wechat({ ...wechatSettings, gateway: `http://127.0.0.1:${port}` })
  const asking = {
    number: 'PH1',
    currency: 'CNY' as const,
    amountMinor: 5,
    subject: 'x',
    expiresAt: new Date(),
    notifyUrl: 'https://a.example',
    returnUrl: 'https://a.example',
  }
  await expect(client.start(asking)).rejects.toThrow('not signed')
  expect(asked[0]?.auth).toMatch(
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="\w+",signature="[^"]+",timestamp="\d+",serial_no="OURS"$/,
  )
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({
    amount: { total: 5, currency: 'CNY' },
    out_trade_no: 'PH1',
  })
})

test('a refund is asked for by one of several runs; what the provider does not take waits', async () => {
  const one = await opened('wechat')
  await post('wechat', writers.wechat(one.paid))
  await refundOrder(operator, one.order.id, 'Sold out')
  await Promise.all([1, 2, 3].map(() => sendRefunds(db, config)))
  const row = await db.first(sql`
    select refund.status, attempts, due_at > now() as later from refund join payment on payment.id = payment_id
    where order_id = ${one.order.id}`)
  expect(row).toEqual({ status: 'due', attempts: 1, later: true })
})

test('a transfer is confirmed by an operator, for exactly its amount', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await expect(pay(operator, { ...order, totalMinor: 1 })).rejects.toMatchObject({ refusal: 'INVALID_INPUT' })
  await pay(operator, order)
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({
    status: 1,
    payStatus: 1,
    payMethod: 'transfer',
  })
})

test('a transfer receipt stops the clock until the seller has looked at it', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const slip = async () => {
    const { payload, headers } = await formBody([['file', aPdf('slip.pdf')]])
    const token = await aSession(db, buyer.member)
    const sent = await request({ method: 'POST', url: '/api/oss/upload', payload, headers: { ...headers, token } })
    return buyer.api.orders.sendSlip({ id: order.id, uploadId: sent.json().data.id })
  }
  const passed = () => db.run(sql`update sales_order set pay_until = now() - interval '1 hour' where id = ${order.id}`)
  await slip()
  await passed()
  await closeUnpaidOrders(db, config)
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({
    status: 0,
    slip: { status: 'waiting' },
    actions: ['cancel'],
  })
  await expect(slip()).rejects.toMatchObject({ code: 488309 })
  await rejectSlip(operator, order.id, 'Not readable.')
  const info = await buyer.api.orders.info({ id: order.id })
  expect(info).toMatchObject({ slip: { status: 'rejected', answer: 'Not readable.' }, actions: ['pay', 'cancel'] })
  expect(Date.parse(info.payUntil)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  await slip()
  await pay(operator, order)
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({ status: 1, slip: { status: 'confirmed' } })
  expect(await brokenRules(db)).toEqual([])
})

test("nobody pays or sends a receipt for another member's order", async () => {
  const [buyer, other] = [await aBuyer(site), await aBuyer(site)]
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await expect(other.api.payments.start({ id, method: 'alipay' })).rejects.toMatchObject({ code: 488309 })
  await expect(other.api.orders.sendSlip({ id, uploadId: 1 })).rejects.toMatchObject({ code: 488309 })
})

test('the cashier of the demonstration is closed outside of one', async () => {
  const one = await opened('alipay')
  await expect(site.anonymous.payments.demoPayment({ number: one.number })).rejects.toMatchObject({ code: 48801 })
  await expect(site.anonymous.payments.demoPay({ number: one.number })).rejects.toMatchObject({ code: 48801 })
})

test.each(['alipay', 'wechat'] as const)('in a demonstration its own cashier signs as %s does', async (method) => {
  const demo = await testApp({ db, config: { demo: true } })
  const buyer = await aBuyer(demo)
  const { id: productId } = await goodsForSale(db)
  const { id, orderSn } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const started = await buyer.api.payments.start({ id, method })
  expect(started).toMatchObject({ kind: 'redirect', url: expect.stringContaining(orderSn) })
  const number = new URL(started.url, 'http://a').searchParams.get('number') ?? ''
  expect(await demo.anonymous.payments.demoPay({ number })).toEqual({ orderId: id })
  expect((await buyer.api.orders.info({ id })).status).toBe(1)
})
