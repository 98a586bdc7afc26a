import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for Argon2id (the library's default variant): 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

// Verified against when the account is unknown, so that the answer takes as long.
let decoy: Promise<string> | undefined

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no member has this one')
  return (await verify(stored ?? (await decoy), password)) && stored !== undefined
}
