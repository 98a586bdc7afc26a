import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import type { WechatSettings } from '#platform/server/trade-settings.ts'
import type { RawNotice } from './provider.ts'

/** What was signed longer ago may be somebody repeating it. */
const freshSeconds = 300

export interface Resource {
  ciphertext: string
  nonce: string
  associated_data?: string
}

export function authorization(
  { merchantId, serial, privateKey }: WechatSettings,
  method: string,
  path: string,
  body: string,
) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const message = [method, path, timestamp, nonce, body, ''].join('\n')
  const signature = createSign('RSA-SHA256').update(message).sign(privateKey, 'base64')
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial }
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`
}

export function isSigned({ publicKey, publicKeyId }: WechatSettings, { headers, body }: RawNotice): boolean {
  const [timestamp, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map((name) =>
    String(headers[`wechatpay-${name}`] ?? ''),
  )
  if (serial !== publicKeyId || !signature || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= freshSeconds))
    return false
  const message = [timestamp, nonce, body, ''].join('\n')
  return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64')
}

const tagBytes = 16

export function decrypted(apiKey: string, { ciphertext, nonce, associated_data: extra = '' }: Resource): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce)
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  decipher.setAAD(Buffer.from(extra))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString()
}
