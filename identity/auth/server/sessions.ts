import { constants } from '#platform/contract/constants.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { insertSession, removeSessionOf, removeSessionsOf } from './queries.ts'
import { newToken } from './tokens.ts'

const lifetimeSeconds = 30 * 24 * 3600

interface NewSession {
  token: string
  expiresAt: string
}

/** A token of its own for every sign-in: nothing that the browser brought along is taken over. */
export async function openSession(db: Db, memberId: number, { ip, userAgent }: Context): Promise<NewSession> {
  const { token, hash } = newToken()
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000).toISOString()
  await insertSession(db, { memberId, hash, expiresAt, ip, userAgent })
  return { token, expiresAt }
}

/** Once the session is committed, the browser gets it. */
export function handOver({ setCookie }: Context, session: NewSession): NewSession {
  setCookie({ name: constants.tokenCookie, value: session.token, maxAge: lifetimeSeconds })
  return session
}

/** Signs the member out everywhere, or everywhere but here. */
export const endSessions = (db: Db, memberId: number, except?: number) => removeSessionsOf(db, memberId, except)

export const endSession = (db: Db, memberId: number, id: number) => removeSessionOf(db, memberId, id)
