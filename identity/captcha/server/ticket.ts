import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CaptchaPurpose } from '../answer.ts'

/** Long enough for a form that is typed slowly or read out by a screen reader. */
const lifetimeSeconds = 30 * 60
export const newExpiry = () => Math.floor(Date.now() / 1_000) + lifetimeSeconds

export type TicketPurpose = CaptchaPurpose | 'any'

export interface Ticket {
  id: string
  expiresAt: number
  purpose: TicketPurpose
}

const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const seal = (key: Buffer, body: string) => macOf(key, `ticket ${body}`).subarray(0, 16).toString('base64url')

/** A picture's id carries all that is known of it: nothing is stored until it is answered. */
export function writeTicket(key: Buffer, purpose: TicketPurpose, expiresAt = newExpiry()): string {
  const body = `${randomBytes(16).toString('hex')}.${expiresAt}.${purpose}`
  return `${body}.${seal(key, body)}`
}

/** undefined for one that was not written here. */
export function readTicket(key: Buffer, captchaId: string): Ticket | undefined {
  const end = captchaId.lastIndexOf('.')
  const body = captchaId.slice(0, Math.max(0, end))
  const [given, own] = [Buffer.from(captchaId.slice(end + 1)), Buffer.from(seal(key, body))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const [id = '', expiresAt, purpose] = body.split('.')
  return { id, expiresAt: Number(expiresAt), purpose: purpose as TicketPurpose }
}

/** Six digits that only who has the key can tell from an id. */
export const digitsOf = (key: Buffer, { id }: Ticket) =>
  String(macOf(key, `digits ${id}`).readUInt32BE() % 1_000_000).padStart(6, '0')

/** The same each time it is asked for: many pictures of one answer would be easier to read than one. */
export const lookOf = (key: Buffer, { id }: Ticket) => macOf(key, `look ${id}`).readUInt32BE()
