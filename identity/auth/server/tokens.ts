import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, and the hash that is all the database keeps of them. */
export function newToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest()
