import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { closeOrder } from '#trade/orders/office/operator-steps.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { anOperator } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { askProviders } from './ask-providers.ts'

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
const [ours, theirs, stranger] = [keys(), keys(), keys()]

interface Known {
  amountMinor: number
  paid?: boolean
  key?: string
}
/** What the provider knows, by our number. */
const known = new Map<string, Known>()
const asked: string[] = []

const provider = createServer(async (incoming, outgoing) => {
  let body = ''
  for await (const part of incoming) body += part
  if (incoming.url?.startsWith('/v3/')) answerAsWechat(incoming, outgoing)
  else answerAsAlipay(new URLSearchParams(`${incoming.url?.split('?')[1] ?? ''}&${body}`), outgoing)
}).listen(0, '127.0.0.1')
afterAll(() => void provider.close())
await new Promise((resolve) => provider.once('listening', resolve))
const gateway = `http://127.0.0.1:${(provider.address() as { port: number }).port}`

function answerAsAlipay(asking: URLSearchParams, outgoing: ServerResponse) {
  const { out_trade_no: number } = JSON.parse(asking.get('biz_content') ?? '{}') as { out_trade_no: string }
  asked.push(number)
  const { amountMinor, paid = true, key = theirs.privateKey } = known.get(number) ?? { amountMinor: -1 }
  const told =
    amountMinor < 0
      ? { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' }
      : {
          code: '10000',
          msg: 'Success',
          out_trade_no: number,
          trade_no: `T${number}`,
          trade_status: paid ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
          total_amount: decimalOf(amountMinor),
        }
  const text = JSON.stringify(told)
  const sign = createSign('RSA-SHA256').update(text).sign(key, 'base64')
  outgoing.end(`{"alipay_trade_query_response":${text},"sign":"${sign}"}`)
}

function answerAsWechat({ url = '', headers }: IncomingMessage, outgoing: ServerResponse) {
  const [, number = ''] = /^\/v3\/pay\/transactions\/out-trade-no\/([^?]+)\?mchid=1900000001$/.exec(url) ?? []
  asked.push(number)
  expect(headers.authorization).toMatch(/^WECHATPAY2-SHA256-RSA2048 mchid="1900000001"/)
  const { amountMinor, paid = true, key = theirs.privateKey } = known.get(number) ?? { amountMinor: -1 }
  const text = JSON.stringify(
    amountMinor < 0
      ? { code: 'ORDER_NOT_EXIST', message: '订单不存在' }
      : {
          appid: 'wx0000000000000001',
          mchid: '1900000001',
          out_trade_no: number,
          trade_state: paid ? 'SUCCESS' : 'NOTPAY',
          ...(paid && { transaction_id: `T${number}` }),
          amount: { total: amountMinor, payer_total: amountMinor, currency: 'CNY' },
        },
  )
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  outgoing.writeHead(amountMinor < 0 ? 404 : 200, {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': createSign('RSA-SHA256').update([timestamp, nonce, text, ''].join('\n')).sign(key, 'base64'),
  })
  outgoing.end(text)
}

const { trade } = testConfig()
const settings = { privateKey: ours.privateKey, publicKey: theirs.publicKey }
const site = await testApp({
  config: {
    trade: {
      ...trade,
      alipay: { ...settings, appId: '2021000000000001', sellerId: undefined, gateway: `${gateway}/gateway.do` },
      wechat: {
        ...settings,
        appId: 'wx0000000000000001',
        merchantId: '1900000001',
        serial: 'OURS',
        publicKeyId: 'PUB_KEY_ID_1',
        apiKey: '0123456789abcdef0123456789abcdef',
        gateway,
      },
    },
  },
})
const { db, config } = site
const { log } = site.app

/** The worker's run, for payments that were begun long enough ago. */
async function ask(settling = { db, config, log }) {
  await db.run(sql`update payment set ask_at = now() where ask_at is not null`)
  await askProviders(settling)
}

async function begun(name: 'alipay' | 'wechat') {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const number = `${order.orderSn}-${name === 'alipay' ? 'A' : 'W'}`
  // The row that starting the payment writes before the provider is asked.
  await db.run(sql`
    insert into payment (order_id, provider, number, currency, amount)
    values (${order.id}, ${name}, ${number}, 'CNY', ${order.totalMinor})`)
  const info = () => buyer.api.orders.info({ id: order.id })
  const alarms = async () =>
    (await db.many<{ kind: string }>(sql`select kind from payment_alarm where number = ${number}`)).map(
      (each) => each.kind,
    )
  return { order, number, info, alarms, amountMinor: order.totalMinor }
}

describe.each(['alipay', 'wechat'] as const)('%s, asked about a payment whose notice never came,', (name) => {
  test('says that it was paid: once, and then it is asked no more', async () => {
    const { number, info, alarms, amountMinor } = await begun(name)
    known.set(number, { amountMinor })
    await ask()
    expect(await info()).toMatchObject({ status: 1, payStatus: 1, payType: name === 'alipay' ? 1 : 2 })
    await ask()
    expect((await info()).history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    expect([asked.filter((each) => each === number).length, await alarms()]).toEqual([1, []])
    expect(await brokenRules(db)).toEqual([])
  })

  test('says that nobody paid: the order waits, and it is asked again later', async () => {
    const [unpaid, unknown] = [await begun(name), await begun(name)]
    known.set(unpaid.number, { amountMinor: unpaid.amountMinor, paid: false })
    await ask()
    expect([(await unpaid.info()).status, (await unknown.info()).status]).toEqual([0, 0])
    const later = await db.first(sql`
      select count(*)::int as payments, bool_and(ask_at > now() + interval '1 minute' and asks = 1) as later
      from payment where number in (${unpaid.number}, ${unknown.number})`)
    expect(later).toEqual({ payments: 2, later: true })
  })

  test('names another amount, which changes nothing and raises an alarm once', async () => {
    const { number, info, alarms } = await begun(name)
    known.set(number, { amountMinor: 1 })
    await ask()
    await ask()
    expect([(await info()).status, await alarms()]).toEqual([0, ['amount']])
  })

  test('is not believed when somebody else signed', async () => {
    const { number, info, alarms, amountMinor } = await begun(name)
    known.set(number, { amountMinor, key: stranger.privateKey })
    await ask()
    expect([(await info()).status, await alarms()]).toEqual([0, []])
  })

  test('says it after the order was closed, which raises an alarm', async () => {
    const { number, order, info, alarms, amountMinor } = await begun(name)
    known.set(number, { amountMinor })
    await closeOrder(anOperator(site), order.id, 'Too late')
    await ask()
    expect([(await info()).status, await alarms()]).toEqual([5, ['late']])
  })
})

test('after the time to pay one more answer is the last', async () => {
  const { number, order } = await begun('wechat')
  await db.run(sql`update sales_order set pay_until = now() - interval '1 hour' where id = ${order.id}`)
  await ask()
  expect(await db.first(sql`select ask_at as "askAt" from payment where number = ${number}`)).toEqual({ askAt: null })
})

test('what the cashier of a demonstration took without a notice is found by asking', async () => {
  const demo = await testApp({ db, config: { demo: true } })
  const buyer = await aBuyer(demo)
  const { id: productId } = await goodsForSale(db)
  const { id, orderSn } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await buyer.api.payments.start({ id, method: 'wechat' })
  await demo.anonymous.payments.demoPay({ number: `${orderSn}-W`, silent: true })
  expect((await buyer.api.orders.info({ id })).status).toBe(0)
  await ask({ db, config: demo.config, log })
  expect((await buyer.api.orders.info({ id })).status).toBe(1)
})
