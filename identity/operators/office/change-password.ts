import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { refuseCommonPassword } from '#identity/auth/server/refuse-common-password.ts'
import { hashToken } from '#identity/auth/server/tokens.ts'
import type { Context } from '#platform/server/api/context.ts'
import { requirePassword } from './require-password.ts'
import { findInvitation, removeInvitation, removeSessionsOf, setPassword } from './session-queries.ts'

/** Every other device is signed out. */
export async function changePassword(
  { currentPassword, password }: { currentPassword: string; password: string },
  context: Context<'operator'>,
): Promise<null> {
  const { db, operator } = context
  const { id, email: title, name, nameEn } = await requirePassword(currentPassword, context)
  await refuseCommonPassword(password, [title, name, nameEn])
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await setPassword(tx, id, hash)
    await removeSessionsOf(tx, id, operator.sessionId)
    await audit(tx, operator, { action: 'password', noun: 'operator', key: id, title })
  })
  return null
}

/** Looks and leaves it: mail scanners open links in advance. */
export async function lookAtInvitation(db: Database, token: string) {
  const found = await findInvitation(db, hashToken(token))
  if (!found) throw new Refusal('LINK_INVALID')
  if (found.expired) throw new Refusal('LINK_EXPIRED')
  return found
}

/** The first password, or a new one that an administrator has let an operator choose. */
export async function acceptInvitation({ token, password }: { token: string; password: string }, db: Database) {
  const { operatorId, email: title, name, nameEn } = await lookAtInvitation(db, token)
  await refuseCommonPassword(password, [title, name, nameEn])
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if ((await removeInvitation(tx, hashToken(token))) === 0) throw new Refusal('LINK_INVALID')
    await setPassword(tx, operatorId, hash)
    await removeSessionsOf(tx, operatorId)
    const actor = { operatorId, changeId: randomUUID() }
    await audit(tx, actor, { action: 'password', noun: 'operator', key: operatorId, title })
  })
  return null
}
