import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { testOrigin } from './test-config.ts'

interface Asked {
  challenge: string
}

/** What a device or a browser may say otherwise than it should. */
interface Twist {
  origin?: string
  host?: string
  /** Whether it has recognised its owner, and not only felt a touch. */
  recognised?: boolean
  counter?: number
  userHandle?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge }: Asked, { origin = testOrigin }: Twist) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** As CBOR writes what is shorter than 256 bytes. */
const sized = (kind: number, { length }: Buffer) => Buffer.from(length < 24 ? [kind + length] : [kind + 24, length])
const bytes = (value: Buffer) => Buffer.concat([sized(0x40, value), value])
const text = (value: string) => Buffer.concat([sized(0x60, Buffer.from(value)), Buffer.from(value)])

/** A device with one key of its own, which answers as browsers hand it over. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (part: string) => bytes(Buffer.from(part, 'base64url'))
  // An ES256 key of COSE: kind EC2, algorithm -7, curve P-256.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ])
  const id = randomBytes(16)
  let uses = 0
  let handle = ''

  const authenticatorData = (twist: Twist, attested?: Buffer) => {
    const { host = new URL(testOrigin).hostname, recognised = true, counter = ++uses } = twist
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (recognised ? 0x04 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const credential = (response: Record<string, Buffer | string | string[]>) => {
    const written = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64url') : value,
    ])
    const key = id.toString('base64url')
    return JSON.stringify({
      id: key,
      rawId: key,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(written),
    })
  }

  return {
    /** Its key for a site, and for whom it keeps it. */
    create(asked: Asked & { user: { id: string } }, twist: Twist = {}): string {
      handle = asked.user.id
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(twist, Buffer.concat([Buffer.alloc(16), length, id, coseKey]))
      const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)]
      return credential({
        clientDataJSON: clientData('webauthn.create', asked, twist),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...parts]),
        transports: ['internal'],
      })
    },
    /** Shows the key for a challenge. */
    get(asked: Asked, twist: Twist = {}): string {
      const [data, client] = [authenticatorData(twist), clientData('webauthn.get', asked, twist)]
      return credential({
        clientDataJSON: client,
        authenticatorData: data,
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey),
        userHandle: twist.userHandle ?? handle,
      })
    },
  }
}
