import { randomBytes } from 'node:crypto'
import { slowHash } from '#identity/auth/server/passwords.ts'
import { base32 } from './totp.ts'

const howMany = 10

export interface NewCodes {
  /** To be shown once. */
  codes: string[]
  /** One for all of a person, so that a code that is tried costs one slow hash and not ten. */
  salt: Buffer
  hashes: Buffer[]
}

/** For the day the phone is lost: 50 random bits each, in two halves that are easy to read. Slow: not in a transaction. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const codes = Array.from({ length: howMany }, () => {
    const text = base32(randomBytes(7)).slice(0, 10).toLowerCase()
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
  const salt = randomBytes(16)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashOfCode(code, salt))) }
}

export const hashOfCode = (code: string, salt: Buffer) => slowHash(code.toLowerCase().replace(/[^a-z2-7]/g, ''), salt)
