import { pageHeader } from '#platform/contract/constants.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { placeOf, type OpenTarget } from './browser-router.ts'
import { errorView } from './open-view.ts'
import { Redirect } from './outcome.ts'
import { messageOfStatus } from './status-message.ts'
import type { PageAnswer, PagePart, View } from './visit.ts'

/** There is no connection to the server. */
export class Unreached extends Error {}

/** What is refused before any page was opened comes as an envelope of the API. */
type Answer = PageAnswer & { msg?: string }

/** Asks a page's own address for its data, or sends it a form: guard, action and loaders are those of the document. */
export async function askPage(
  { url, form, signal, previous }: OpenTarget,
  part: PagePart,
  t: Translate,
): Promise<View | Redirect> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    headers: { [pageHeader]: part },
    body: form && fieldsOf(form),
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new Unreached()
  })
  const { redirect, view, msg } = (await response.json().catch(() => ({}))) as Answer
  if (redirect) return new Redirect(redirect.to, response.status, redirect.document)
  // What answers well and is no page is nothing to show here.
  const status = response.ok ? 404 : response.status
  if (!view) return errorView(url, status, msg || messageOfStatus(status, t))
  return { ...(view.error ? undefined : kept(previous, part)), ...view, place: placeOf(url) }
}

/** As a form travels without scripts. Files go by themselves before. */
function fieldsOf(form: FormData): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** What stays on the screen. */
function kept({ root, layout }: View, part: PagePart): Partial<View> | undefined {
  if (part === 'root') return undefined
  return part === 'page' ? { root, layout } : { root }
}
