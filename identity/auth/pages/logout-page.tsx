import { to } from '#platform/contract/to.ts'
import { redirect, redirectDocument } from '#platform/web/outcome.ts'
import type { Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'

/** Opened as a page there is nothing to see. */
export const loader = async (_: Visit) => {
  throw redirect(to.home())
}

export const action: Action = async ({ api, signedIn }) => {
  if (signedIn) await api.auth.logout()
  return redirectDocument(to.home(), 303)
}

export default function LogoutPage() {
  return null
}
