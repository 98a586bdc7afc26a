import { randomId } from '#platform/web/random-id.ts'
import { visitorId } from '#platform/web/visitor-id.ts'

let last: { text: string; key: string } | undefined

/** Filled in by this browser while the form is being sent. */
export const intentFields = ['key', 'cookieId'] as const

/** The same words sent again, because no answer came, are the same enquiry; changed words are another. */
export function signIntent(form: HTMLFormElement) {
  const words = new FormData(form)
  for (const name of intentFields) words.delete(name)
  const text = JSON.stringify([...words])
  if (last?.text !== text) last = { text, key: randomId() }
  const fill = { key: last.key, cookieId: visitorId() ?? '' }
  for (const name of intentFields) (form.elements.namedItem(name) as HTMLInputElement).value = fill[name]
}

/** It has arrived: the same words are a new enquiry from now on. */
export const forgetIntent = () => (last = undefined)
