import type { Caller } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import { findSession, touchSession, type Session } from './queries.ts'
import { hashToken } from './tokens.ts'

export const findCaller = (db: Db, token: string): Promise<Caller | undefined> => findSeen(db, token, findSession)

/** What is read of a session, which lives on for as long as it is used. */
export async function findSeen<Found extends Pick<Session, 'sessionId' | 'stale'>>(
  db: Db,
  token: string,
  find: (db: Db, hash: Buffer) => Promise<Found | undefined>,
) {
  const found = await find(db, hashToken(token))
  if (found?.stale) await ifWritable(touchSession(db, found.sessionId))
  return found
}
