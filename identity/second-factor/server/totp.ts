import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with SHA-1, which is what every authenticator app speaks. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (time: number) => Math.floor(time / 1000 / stepSeconds)

/** The step whose code this is; clocks may differ by one step. */
export function matchingStep(secret: Uint8Array, code: string, now = Date.now()): number | undefined {
  const given = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(given)) return undefined
  return [0, -1, 1]
    .map((away) => stepAt(now) + away)
    .find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(given)))
}

export const newSecret = () => randomBytes(20)

/** As apps take it when the picture cannot be scanned. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says. */
export function otpAddress(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
