import { randomBytes } from 'node:crypto'
import { hashToken } from '#identity/auth/server/tokens.ts'
import type { Db } from '#platform/server/database/database.ts'
import { base32 } from './totp.ts'
import { removeRecoveryCode, replaceRecoveryCodes } from './session-queries.ts'

const howMany = 10

/** For the day the phone is lost: 50 random bits each, in two halves that are easy to read. */
export async function issueRecoveryCodes(tx: Db, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => {
    const text = base32(randomBytes(7)).slice(0, 10).toLowerCase()
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
  await replaceRecoveryCodes(tx, operatorId, codes.map(hashOf))
  return codes
}

/** Whoever removes it first has used it. */
export const useRecoveryCode = async (tx: Db, operatorId: number, code: string) =>
  (await removeRecoveryCode(tx, operatorId, hashOf(code))) === 1

const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
