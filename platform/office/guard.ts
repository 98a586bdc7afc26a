import { to } from '#platform/contract/to.ts'
import { PageError, redirect } from '#platform/web/outcome.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import type { AdminVisit } from './visit.ts'

export const signInAt = (url: URL) =>
  redirect(to.office.signIn(url.pathname === to.office.desk.path ? undefined : url.pathname + url.search))

/** Who may see a page. The calls behind it ask again. */
export async function guard({ permission }: AdminEntry, { url, me }: AdminVisit): Promise<void> {
  if (!permission) return
  const operator = await me()
  if (!operator) throw signInAt(url)
  if (operator.stage !== 'open') throw redirect(to.office.signInStage[operator.stage](url.pathname + url.search))
  if (!operator.permissions.includes(permission)) throw new PageError(403)
}
