import { constants } from '#platform/contract/constants.ts'
import type { Context } from '#platform/server/api/context.ts'
import { removeSession } from './queries.ts'

/** Ends the session at once and takes every trace of it out of the browser. */
export async function signOut({ db, caller, setCookie }: Context<'member'>): Promise<null> {
  await removeSession(db, caller.sessionId)
  clearSessionCookies({ setCookie })
  return null
}

export function clearSessionCookies({ setCookie }: Pick<Context, 'setCookie'>) {
  for (const name of [constants.tokenCookie, 'menu', 'permissions']) setCookie({ name, value: undefined })
}
