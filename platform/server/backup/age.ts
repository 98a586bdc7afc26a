import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { identityOf, makeSecret, recipientOf, type Identity, type Recipient } from './age-keys.ts'
import { readerOf, type ByteReader } from './byte-reader.ts'

// The format of https://age-encryption.org/v1, which the program `age` reads too (decision 272).
const version = 'age-encryption.org/v1'
const chunkBytes = 64 * 1024
const tagBytes = 16
const longestHeader = 64 * 1024

export class NotReadable extends Error {
  override name = 'NotReadable'
  readonly reason: 'other key' | 'changed'
  constructor(reason: NotReadable['reason']) {
    super(`The file cannot be decrypted: ${reason}.`)
    this.reason = reason
  }
}

const derive = (secret: Buffer, salt: Buffer, info: string) => Buffer.from(hkdfSync('sha256', secret, salt, info, 32))
const plainBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

function seal(key: Buffer, nonce: Buffer, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  const bytes = cipher.update(sealed.subarray(0, -tagBytes))
  try {
    cipher.final()
    return bytes
  } catch {
    return undefined
  }
}

/** Counted, and another for the last chunk, so that none can be left out, moved or added. */
function chunkNonce(count: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

const wrapKey = (shared: Buffer, ephemeral: Buffer, recipient: Buffer) =>
  derive(shared, Buffer.concat([ephemeral, recipient]), `${version}/X25519`)

function stanzaFor({ key, bytes }: Recipient, fileKey: Buffer): string {
  const { key: privateKey, recipient } = identityOf(makeSecret())
  const wrap = wrapKey(diffieHellman({ privateKey, publicKey: key }), recipient.bytes, bytes)
  const body = seal(wrap, Buffer.alloc(12), fileKey)
  return `-> X25519 ${plainBase64(recipient.bytes)}\n${plainBase64(body)}\n`
}

const headerSum = (fileKey: Buffer, header: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

/** So that whoever holds the secret key of one of the recipients can read it, and nobody changes it unnoticed. */
export async function* encrypt(source: AsyncIterable<Uint8Array>, to: readonly Recipient[]) {
  const [fileKey, nonce] = [randomBytes(16), randomBytes(16)]
  const header = `${version}\n${to.map((each) => stanzaFor(each, fileKey)).join('')}---`
  yield Buffer.from(`${header} ${plainBase64(headerSum(fileKey, header))}\n`)
  yield nonce
  const key = derive(fileKey, nonce, 'payload')
  const reader = readerOf(source)
  let chunk = await reader.take(chunkBytes)
  for (let count = 0; ; count++) {
    const next = await reader.take(chunkBytes)
    yield seal(key, chunkNonce(count, next.length === 0), chunk)
    if (next.length === 0) return
    chunk = next
  }
}

export async function* decrypt(source: AsyncIterable<Uint8Array>, by: readonly Identity[]) {
  const reader = readerOf(source)
  const fileKey = await readHeader(reader, by)
  const nonce = await reader.take(16)
  const key = derive(fileKey, nonce, 'payload')
  let sealed = await reader.take(chunkBytes + tagBytes)
  for (let count = 0; ; count++) {
    const next = await reader.take(chunkBytes + tagBytes)
    const last = next.length === 0
    const chunk = open(key, chunkNonce(count, last), sealed)
    if (!chunk || (last && count > 0 && chunk.length === 0)) throw new NotReadable('changed')
    yield chunk
    if (last) return
    sealed = next
  }
}

async function readHeader(reader: ByteReader, by: readonly Identity[]): Promise<Buffer> {
  let header = ''
  while (!/\n--- [^\n]*\n$/.test(header)) {
    const letter = await reader.take(1)
    header += letter.toString('latin1')
    if (letter.length === 0 || header.length > longestHeader) throw new NotReadable('changed')
  }
  if (!header.startsWith(`${version}\n`)) throw new NotReadable('changed')
  const fileKey = findFileKey(header, by)
  if (!fileKey) throw new NotReadable('other key')
  const signed = header.lastIndexOf('---') + 3
  const sum = Buffer.from(header.slice(signed), 'base64')
  if (sum.length !== 32 || !timingSafeEqual(sum, headerSum(fileKey, header.slice(0, signed))))
    throw new NotReadable('changed')
  return fileKey
}

function findFileKey(header: string, by: readonly Identity[]): Buffer | undefined {
  for (const [, share = '', body = ''] of header.matchAll(/^-> X25519 (\S{43})\n(\S{43})$/gm))
    for (const identity of by) {
      const fileKey = unwrap(Buffer.from(share, 'base64'), Buffer.from(body, 'base64'), identity)
      if (fileKey) return fileKey
    }
  return undefined
}

function unwrap(share: Buffer, body: Buffer, { key: privateKey, recipient }: Identity): Buffer | undefined {
  const shared = sharedSecret(privateKey, share)
  return shared && open(wrapKey(shared, share, recipient.bytes), Buffer.alloc(12), body)
}

/** Undefined where the share is none: it has been changed. */
function sharedSecret(privateKey: KeyObject, share: Buffer): Buffer | undefined {
  try {
    return diffieHellman({ privateKey, publicKey: recipientOf(share).key })
  } catch {
    return undefined
  }
}
