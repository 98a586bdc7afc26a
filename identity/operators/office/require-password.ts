import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { provePassword } from '#identity/auth/server/prove-password.ts'
import { findOwnCredentials, type Credentials } from './session-queries.ts'

/** Of the operator who acts, before a transaction: a rollback would give the try back. */
export async function requirePassword(
  password: string | undefined,
  { db, operator }: Context<'operator'>,
  field = 'currentPassword',
): Promise<Credentials> {
  if (!password) throw new Refusal('CHECK_FIRST', { fields: { [field]: 'adminSession.enterPassword' } })
  const own = await findOwnCredentials(db, operator.operatorId)
  await provePassword(
    db,
    { kind: 'operator', id: operator.operatorId, passwordHash: own?.passwordHash ?? null },
    password,
    field,
  )
  if (!own) throw new Refusal('SIGN_IN_FIRST')
  return own
}
