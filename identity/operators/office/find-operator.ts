import { randomUUID } from 'node:crypto'
import { permissionsOf } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import { hashToken } from '#identity/auth/server/tokens.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { findOperatorsNamed } from './queries.ts'
import { findSession, touchSession } from './session-queries.ts'

/** Whose token it is, however far the sign-in has come. */
export async function findOperator(db: Db, token: string): Promise<Operator | undefined> {
  const session = await findSession(db, hashToken(token))
  if (!session) return undefined
  if (session.stale) await ifWritable(touchSession(db, session))
  const { operatorId, sessionId, stage, contactId, shopId } = session
  return {
    operatorId,
    sessionId,
    permissions: permissionsOf(session.codes),
    stage,
    contactId,
    shopId,
    changeId: randomUUID(),
  }
}

export const operatorFinder: Finder = { permission: 'operators.edit', find: findOperatorsNamed }
