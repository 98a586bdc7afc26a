import { adminEntryAt } from '#web/admin/routes.ts'
import { Redirect } from '#web/lib/outcome.ts'

let tell: (() => void) | undefined

/** The dialog of the page, which leads to the sign-in beside it. */
export function tellBy(dialog: () => void) {
  tell = dialog
  return () => void (tell = undefined)
}

/** Who sends a form after the session has ended stays with what was typed (undefined), and sends it again later. */
export function stayWithForm<Found>(found: Found, url: URL, form: FormData | undefined): Found | undefined {
  const guarded = adminEntryAt(url.pathname)?.permission !== undefined
  // Signing out goes there as well, by a new document.
  const ended = found instanceof Redirect && !found.document && found.to.startsWith('/admin/sign-in')
  if (!form || !guarded || !ended || !tell) return found
  tell()
  return undefined
}
