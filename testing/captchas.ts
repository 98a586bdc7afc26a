import type { CaptchaPurpose } from '#identity/captcha/answer.ts'
import type { Challenge } from '#identity/captcha/challenge.ts'
import { solve } from '#identity/captcha/pages/solve.ts'
import { findGround } from '#identity/captcha/server/queries.ts'
import { digitsOf, readTicket, writeTicket, type Ticket } from '#identity/captcha/server/ticket.ts'
import type { Db } from '#platform/server/database/database.ts'

export async function captchaKey(db: Db): Promise<Buffer> {
  return (await findGround(db, []))?.key ?? Buffer.alloc(0)
}

/** A picture that was shown, with the digits in it. */
export async function aCaptcha(db: Db, purpose: CaptchaPurpose | 'any' = 'any', expiresAt?: number) {
  const key = await captchaKey(db)
  const captchaId = writeTicket(key, purpose, expiresAt)
  return { captchaId, captcha: digitsOf(key, readTicket(key, captchaId) as Ticket) }
}

/** What a browser sends that has worked on a challenge. */
export const proofOf = (challenge: Challenge, solution: object | undefined = solve(challenge.parameters)) => ({
  altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
})
