import { Refusal } from '#platform/contract/errors.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { findOwnCredentials, openSession, takeStep } from './session-queries.ts'
import { auditSignIn, workingMinutes } from './sign-in.ts'
import { matchingStep } from './totp.ts'

export const wrongCode = () => new Refusal('CODE_INVALID', { fields: { code: 'adminSession.wrongCode' } })

/** The second factor: a code of the app, or one on paper; each is taken once. */
export async function giveCode(code: string, { db, operator, ip }: Context<'operator'>): Promise<null> {
  const { operatorId, sessionId } = operator
  await spend(db, `operator code ${operatorId}`, { most: 10, minutes: 15 })
  const own = await findOwnCredentials(db, operatorId)
  if (!own?.secret) throw wrongCode()
  const step = matchingStep(own.secret, code)
  await db.transaction(async (tx) => {
    const right =
      step === undefined ? await useRecoveryCode(tx, operatorId, code) : (await takeStep(tx, operatorId, step)) === 1
    if (!right) throw wrongCode()
    await openSession(tx, sessionId, workingMinutes)
    await auditSignIn(tx, operator, own.email, step === undefined ? 'recoveryCode' : 'app', ip)
  })
  return null
}
