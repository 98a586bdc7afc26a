import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { to } from '#platform/contract/to.ts'
import type { Db } from '#platform/server/database/database.ts'
import { openAlipay } from '../providers/open-alipay.ts'
import type { PaymentProvider, ProviderName, RawNotice } from '../providers/provider.ts'
import type { AlipaySettings, WechatSettings } from '#platform/server/trade-settings.ts'
import { wechat } from '../providers/wechat.ts'
import { writeAlipayNotice, writeWechatNotice, type PaidPayment } from '../providers/write-notice.ts'
import { findDemoKey, findDemoTrade, insertDemoKey } from './queries.ts'

/** A key pair that all processes of the demonstration share; it stands for the provider's. */
async function demoKey(db: Db, name: ProviderName) {
  const known = await findDemoKey(db, name)
  if (known) return known
  const made = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await insertDemoKey(db, name, made.privateKey, made.publicKey)
  // Somebody else may have been first.
  return (await findDemoKey(db, name)) ?? made
}

const alipaySettings = ({ privateKey, publicKey }: { privateKey: string; publicKey: string }): AlipaySettings => ({
  appId: 'demo',
  sellerId: undefined,
  privateKey,
  publicKey,
  gateway: 'https://alipay.invalid/',
})

const wechatSettings = ({ privateKey, publicKey }: { privateKey: string; publicKey: string }): WechatSettings => ({
  appId: 'demo',
  merchantId: 'demo',
  serial: 'demo',
  publicKeyId: 'demo',
  apiKey: 'a key of the demonstration only!',
  privateKey,
  publicKey,
  gateway: 'https://wechat.invalid',
})

/** Reads notices as the real one does, signature and all; its counter is a page of our own. */
export async function demoProvider(db: Db, name: ProviderName): Promise<PaymentProvider> {
  const key = await demoKey(db, name)
  const real = name === 'alipay' ? await openAlipay(alipaySettings(key)) : wechat(wechatSettings(key))
  return {
    ...real,
    start: async ({ number }) => ({ kind: 'redirect', url: to.demoCashier({ number }) }),
    ask: async (number) => {
      const trade = await findDemoTrade(db, number)
      return trade && { number, paid: true, ...trade }
    },
    refund: async () => undefined,
  }
}

export const newTradeNumber = () => `DEMO${randomBytes(12).toString('hex').toUpperCase()}`

/** What the provider would post once the buyer has paid. */
export async function demoNotice(db: Db, name: ProviderName, paid: PaidPayment): Promise<RawNotice> {
  const key = await demoKey(db, name)
  return name === 'alipay'
    ? writeAlipayNotice(alipaySettings(key), key.privateKey, paid)
    : writeWechatNotice(wechatSettings(key), key.privateKey, paid)
}
