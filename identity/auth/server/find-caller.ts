import type { Caller } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import { findSession, touchSession } from './queries.ts'
import { hashToken } from './tokens.ts'

export async function findCaller(db: Db, token: string): Promise<Caller | undefined> {
  const session = await findSession(db, hashToken(token))
  if (session?.stale) await ifWritable(touchSession(db, session.sessionId))
  return session
}
