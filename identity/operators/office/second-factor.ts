import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { confirmFactor, offerFactor, renewCodes } from '#identity/second-factor/server/factor.ts'
import type { Context } from '#platform/server/api/context.ts'
import { requirePassword } from './require-password.ts'
import { findOwnCredentials, openSession, removeSessionsOf } from './session-queries.ts'
import { workingMinutes } from './sign-in.ts'

export const factorOf = (id: number) => ({ kind: 'operator', id }) as const

export async function offerSecondFactor(password: string | undefined, context: Context<'operator'>) {
  const { db, operator, locale } = context
  // Whoever has to set it up has just given the password.
  const own =
    operator.stage === 'open'
      ? await requirePassword(password, context, 'password')
      : await findOwnCredentials(db, operator.operatorId)
  if (!own) throw new Refusal('SIGN_IN_FIRST')
  return offerFactor(db, factorOf(own.id), own.email, locale)
}

export async function confirmSecondFactor(code: string, { db, operator }: Context<'operator'>) {
  const { operatorId, sessionId } = operator
  const own = await findOwnCredentials(db, operatorId)
  return confirmFactor(db, factorOf(operatorId), code, async (tx) => {
    await removeSessionsOf(tx, operatorId, sessionId)
    await openSession(tx, sessionId, workingMinutes)
    const change = { action: 'secondFactor', noun: 'operator', key: operatorId, title: own?.email ?? '' } as const
    await audit(tx, operator, { ...change, after: { secondFactor: true } })
  })
}

export async function renewRecoveryCodes(password: string, context: Context<'operator'>) {
  const { db, operator } = context
  const { id, email, secret } = await requirePassword(password, context, 'password')
  if (!secret) throw new Refusal('FORBIDDEN', { says: 'adminSession.setUpFirst' })
  return renewCodes(db, factorOf(id), (tx) =>
    audit(tx, operator, {
      action: 'secondFactor',
      noun: 'operator',
      key: id,
      title: email,
      after: { recoveryCodes: true },
    }),
  )
}
