import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { endSession, endSessions } from '#identity/auth/server/sessions.ts'

export async function endOwnSession(id: number | undefined, { db, caller }: Context<'member'>): Promise<null> {
  if (id === undefined) await endSessions(db, caller.memberId, caller.sessionId)
  else if ((await endSession(db, caller.memberId, id)) === 0) throw new Refusal('NOT_FOUND')
  return null
}
