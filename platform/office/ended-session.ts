import { to } from '#platform/contract/to.ts'
import { Redirect } from '#platform/web/outcome.ts'

let tell: (() => void) | undefined

/** The dialog of the page, which leads to the sign-in beside it. */
export function tellBy(dialog: () => void) {
  tell = dialog
  return () => void (tell = undefined)
}

/** Who sends a form after the session has ended stays with what was typed (undefined), and sends it again later. */
export function stayWithForm<Found>(found: Found, guarded: boolean, form: FormData | undefined): Found | undefined {
  // Signing out goes there as well, by a new document.
  const ended = found instanceof Redirect && !found.document && found.to.startsWith(to.office.signIn())
  if (!form || !guarded || !ended || !tell) return found
  tell()
  return undefined
}
