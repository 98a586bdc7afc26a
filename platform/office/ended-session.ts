import { to } from '#platform/contract/to.ts'
import { Redirect } from '#platform/web/outcome.ts'

let notify: (() => void) | undefined

/** The dialog of the page, which leads to the sign-in beside it. */
export function onEndedSession(dialog: () => void) {
  notify = dialog
  return () => void (notify = undefined)
}

/** Who sends a form after the session has ended stays with what was typed (undefined), and sends it again later. */
export function stayWithForm<Found>(found: Found, guarded: boolean, form: FormData | undefined): Found | undefined {
  // Signing out goes there as well, by a new document.
  const ended = found instanceof Redirect && !found.document && found.to.startsWith(to.office.signIn())
  if (!form || !guarded || !ended || !notify) return found
  notify()
  return undefined
}
