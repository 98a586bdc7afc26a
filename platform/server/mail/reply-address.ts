import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplySettings } from './mail-settings.ts'

/** In signs of one case: servers on the way may change it. */
const signatureOf = (secret: string, key: string) =>
  createHmac('sha256', secret).update(`reply ${key}`).digest('hex').slice(0, 24)

/** Where an answer to a mail about this is read. */
export function replyAddress({ address, secret }: ReplySettings, key: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name}+${key}.${signatureOf(secret, key)}@${host}`
}

/** What an answer is about, from the address that it was sent to; undefined where we did not make that address. */
export function keyIn({ address, secret }: ReplySettings, to: string): string | undefined {
  const [name = '', host = ''] = address.split('@')
  const [local = '', at = ''] = to.toLowerCase().split('@')
  const [, key = '', signature = ''] = /^([a-z0-9-]{1,40})\.([0-9a-f]{24})$/.exec(local.slice(name.length + 1)) ?? []
  if (at !== host || !local.startsWith(`${name}+`) || !key) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, key))) ? key : undefined
}
