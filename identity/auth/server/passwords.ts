import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { turnstile } from './turnstile.ts'

// OWASP's minimum for Argon2id (the library's default variant): 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One core is left to everybody else, however many sign in at once.
const inTurn = turnstile(Math.max(1, availableParallelism() - 1), 200)

/** The same password typed on another keyboard may arrive as other code points. */
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => inTurn(() => hash(normal(password), options))

/** Of what has too few bits for a fast hash and is looked up by it, so that the salt is known before. */
export const slowHash = (text: string, salt: Buffer) => inTurn(() => hashRaw(text, { ...options, salt }))

// Verified against when the account is unknown, so that the answer takes as long.
let decoy: Promise<string> | undefined

export async function isPassword(password: string, stored: string | undefined, check = verify): Promise<boolean> {
  decoy ??= hashPassword('no member has this one')
  const against = stored ?? (await decoy)
  return (await inTurn(() => check(against, normal(password)))) && stored !== undefined
}
