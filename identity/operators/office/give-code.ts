import { withCode } from '#identity/second-factor/server/factor.ts'
import type { Context } from '#platform/server/api/context.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import { factorOf } from './second-factor.ts'
import { findOwnCredentials, openSession } from './session-queries.ts'
import { auditSignIn, workingMinutes } from './sign-in.ts'

/** The second factor: a code of the app, or one on paper; each is taken once. */
export async function giveCode(code: string, context: Context<'operator'>): Promise<null> {
  const { db, operator, ip } = context
  const { operatorId, sessionId } = operator
  const own = await findOwnCredentials(db, operatorId)
  const by = await withCode(db, factorOf(operatorId), code, async (tx, way) => {
    await openSession(tx, sessionId, workingMinutes)
    await auditSignIn(tx, operator, own?.email ?? '', way, ip)
    return way
  })
  await securityEvent(context, 'operatorSignedIn', { by })
  return null
}
