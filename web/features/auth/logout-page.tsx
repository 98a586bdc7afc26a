import { redirect, redirectDocument } from '#web/lib/outcome.ts'
import { constants } from '#contract/constants.ts'
import { removeCookie } from '#web/lib/cookies.ts'
import type { Action } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'

/** Opened as a page there is nothing to see. */
export const loader = async (_: Visit) => {
  throw redirect('/')
}

export const action: Action = async ({ api, signedIn }) => {
  if (signedIn) await api.auth.logout()
  if (typeof document !== 'undefined') {
    sessionStorage.clear()
    for (const name of [constants.tokenCookie, 'menu', 'permissions']) removeCookie(name)
  }
  return redirectDocument('/', 303)
}

export default function LogoutPage() {
  return null
}
