import { createCipheriv, createSign, randomBytes } from 'node:crypto'
import { dateTime } from '#platform/texts/format.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { RawNotice } from './provider.ts'
import type { AlipaySettings, WechatSettings } from '#platform/server/trade-settings.ts'

// The other side of the counter: what the providers write, for the demonstration's cashier and for tests.

export interface PaidPayment {
  number: string
  tradeNumber: string
  amountMinor: number
}

/** A notice as Alipay posts it, signed with the key that stands for Alipay's. */
export function writeAlipayNotice(
  { appId, sellerId = '2088000000000000' }: Pick<AlipaySettings, 'appId' | 'sellerId'>,
  privateKey: string,
  { number, tradeNumber, amountMinor }: PaidPayment,
  more: Record<string, string> = {},
): RawNotice {
  const fields: Record<string, string> = {
    app_id: appId,
    charset: 'utf-8',
    version: '1.0',
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(16).toString('hex'),
    notify_time: `${dateTime(new Date())}:00`,
    gmt_payment: `${dateTime(new Date())}:00`,
    seller_id: sellerId,
    out_trade_no: number,
    trade_no: tradeNumber,
    trade_status: 'TRADE_SUCCESS',
    total_amount: decimalOf(amountMinor),
    subject: number,
    ...more,
  }
  const content = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  const sign = createSign('RSA-SHA256').update(content).sign(privateKey, 'base64')
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString()
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body }
}

/** A notice as WeChat Pay posts it: the transaction encrypted, the whole signed in the headers. */
export function writeWechatNotice(
  { appId, merchantId, apiKey, publicKeyId }: Omit<WechatSettings, 'privateKey' | 'publicKey' | 'gateway' | 'serial'>,
  privateKey: string,
  { number, tradeNumber, amountMinor }: PaidPayment,
  { at = new Date(), ...more }: { at?: Date; [name: string]: unknown } = {},
): RawNotice {
  const transaction = {
    appid: appId,
    mchid: merchantId,
    out_trade_no: number,
    transaction_id: tradeNumber,
    trade_type: 'NATIVE',
    trade_state: 'SUCCESS',
    success_time: at.toISOString(),
    amount: { total: amountMinor, payer_total: amountMinor, currency: 'CNY', payer_currency: 'CNY' },
    ...more,
  }
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: at.toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: 'payment succeeded',
    resource: encrypted(apiKey, JSON.stringify(transaction)),
  })
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = createSign('RSA-SHA256').update([timestamp, nonce, body, ''].join('\n')).sign(privateKey, 'base64')
  return {
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': publicKeyId,
      'wechatpay-signature': signature,
    },
    body,
  }
}

function encrypted(apiKey: string, text: string) {
  const nonce = randomBytes(6).toString('hex')
  const extra = 'transaction'
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from(extra))
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: extra, original_type: 'transaction' }
}
