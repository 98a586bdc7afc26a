import * as v from 'valibot'
import { PlainLine, Typed } from '#platform/contract/lines.ts'

/** A number of any country as people write it, kept as digits with the leading plus: nobody signs in with it. */
export const AnyMobile = v.pipe(
  Typed('members.enterMobile'),
  v.regex(/^\+?[0-9 ().\-/]{6,30}$/, 'members.anyMobile'),
  v.transform((text) => text.replace(/[^0-9+]/g, '')),
  v.regex(/^\+?[0-9]{6,15}$/, 'members.anyMobile'),
)

/** An address of the web as people write it, with or without its scheme; empty is null. */
export const Website = v.pipe(
  PlainLine(200),
  v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
    const typed = dataset.value
    if (typed === '') return null
    const url = websiteOf(typed)
    if (url) return url
    addIssue({ message: 'members.website' })
    return NEVER
  }),
)

function websiteOf(typed: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  // A name with a dot, so neither this machine nor a bare number.
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname) && !url.port ? url.href : undefined
}
