import { Refusal } from '#contract/errors.ts'
import type { Context } from '#server/http/context.ts'
import { endSession, endSessions } from '#server/features/auth/sessions.ts'

export async function endOwnSession(id: number | undefined, { db, caller }: Context<'member'>): Promise<null> {
  if (id === undefined) await endSessions(db, caller.memberId, caller.sessionId)
  else if ((await endSession(db, caller.memberId, id)) === 0) throw new Refusal('NOT_FOUND')
  return null
}
