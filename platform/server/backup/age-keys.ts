import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { fromBech32, toBech32 } from './bech32.ts'

const publicStart = Buffer.from('302a300506032b656e032100', 'hex')
const privateStart = Buffer.from('302e020100300506032b656e04220420', 'hex')
const secretPrefix = 'age-secret-key-'

/** Whom a file is encrypted to. */
export interface Recipient {
  key: KeyObject
  bytes: Buffer
}

/** Who can read it. */
export interface Identity {
  key: KeyObject
  recipient: Recipient
}

export const recipientOf = (bytes: Buffer): Recipient => ({
  key: createPublicKey({ key: Buffer.concat([publicStart, bytes]), format: 'der', type: 'spki' }),
  bytes,
})

export function identityOf(bytes: Buffer): Identity {
  const key = createPrivateKey({ key: Buffer.concat([privateStart, bytes]), format: 'der', type: 'pkcs8' })
  const shared = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return { key, recipient: recipientOf(shared.subarray(publicStart.length)) }
}

/** Of a line such as `age1…`. */
export function readRecipient(text: string): Recipient | undefined {
  const bytes = fromBech32('age', text)
  return bytes?.length === 32 ? recipientOf(bytes) : undefined
}

/** Of the lines of a key file, as `age-keygen` writes it; undefined where one of them is no key. */
export function readIdentities(text: string): Identity[] | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const identities = keys.flatMap((line) => {
    const bytes = fromBech32(secretPrefix, line.toLowerCase())
    return bytes?.length === 32 ? [identityOf(bytes)] : []
  })
  return identities.length > 0 && identities.length === keys.length ? identities : undefined
}

export const makeSecret = () =>
  generateKeyPairSync('x25519').privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(privateStart.length)

export const writeRecipient = ({ bytes }: Recipient) => toBech32('age', bytes)
export const writeSecret = (bytes: Buffer) => toBech32(secretPrefix, bytes).toUpperCase()
