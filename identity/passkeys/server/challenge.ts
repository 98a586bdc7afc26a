import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Whose passkey it is: what it opens differs, the rules do not. */
export interface Holder {
  kind: 'member' | 'operator'
  id: number
}

/** What a challenge is good for. One to add a passkey is of one person, who has given the password for it. */
export type Purpose = { signIn: Holder['kind'] } | { add: Holder }

export interface Challenge {
  id: Buffer
  expiresAt: number
}

/** As long as a sign-in page may lie open before it is used. */
const lifetimeSeconds = 15 * 60
const [idLength, expiryLength, sealLength] = [16, 6, 16]
const bodyLength = idLength + expiryLength

const nameOf = (purpose: Purpose) =>
  'signIn' in purpose ? `sign-in ${purpose.signIn}` : `add ${purpose.add.kind} ${purpose.add.id}`

const macOf = (key: Buffer, name: string, body: Buffer = Buffer.alloc(0)) =>
  createHmac('sha256', key).update(`${name}\n`).update(body).digest()

const seal = (key: Buffer, purpose: Purpose, body: Buffer) =>
  macOf(key, `challenge ${nameOf(purpose)}`, body).subarray(0, sealLength)

/** Carries all that is known of it, so that nothing is stored for who only looks at the sign-in page. */
export function writeChallenge(key: Buffer, purpose: Purpose, now = Date.now()): string {
  const body = Buffer.concat([randomBytes(idLength), Buffer.alloc(expiryLength)])
  body.writeUIntBE(Math.floor(now / 1_000) + lifetimeSeconds, idLength, expiryLength)
  return Buffer.concat([body, seal(key, purpose, body)]).toString('base64url')
}

/** undefined for one that was not written here, or for something else. */
export function readChallenge(key: Buffer, purpose: Purpose, text: string): Challenge | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [body, given] = [bytes.subarray(0, bodyLength), bytes.subarray(bodyLength)]
  if (given.length !== sealLength || !timingSafeEqual(given, seal(key, purpose, body))) return undefined
  return { id: body.subarray(0, idLength), expiresAt: body.readUIntBE(idLength, expiryLength) }
}

export const isExpired = ({ expiresAt }: Challenge, now = Date.now()) => expiresAt * 1_000 < now

/** How devices know a person: the same each time, and nothing that says who it is. */
export const handleOf = (key: Buffer, { kind, id }: Holder) => macOf(key, `handle ${kind} ${id}`).toString('base64url')
