import { PageError, redirect } from '#platform/web/outcome.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import type { AdminVisit } from './visit.ts'

const backTo = ({ pathname, search }: URL) => `?backUrl=${encodeURIComponent(pathname + search)}`

export const signInAt = (url: URL) => redirect(`/admin/sign-in${url.pathname === '/admin' ? '' : backTo(url)}`)

/** Who may see a page. The calls behind it ask again. */
export async function guard({ permission }: AdminEntry, { url, me }: AdminVisit): Promise<void> {
  if (!permission) return
  const operator = await me()
  if (!operator) throw signInAt(url)
  if (operator.stage !== 'open') throw redirect(`/admin/sign-in/${operator.stage}${backTo(url)}`)
  if (!operator.permissions.includes(permission)) throw new PageError(403)
}
