import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, OptionalText } from '#platform/contract/lines.ts'
import { showsSomething } from '#platform/contract/tidy-text.ts'

/** Rich text; without a word or a picture in it, it is null. */
const OptionalRichText = v.pipe(
  OptionalText(60_000),
  v.transform((html) => (html && showsSomething(html) ? html : null)),
)

export const newsletterFields = {
  productCatalog: Id,
  subject: OptionalLine(150),
  subjectEn: OptionalLine(150),
  body: OptionalRichText,
  bodyEn: OptionalRichText,
  /** A page of the site that the button opens. */
  path: optionalOf(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]{0,1999}$/, 'errors.invalid'))),
}

interface InTwoLanguages {
  subject: string | null
  subjectEn: string | null
  body: string | null
  bodyEn: string | null
}

/** At least one language, and no language by halves. */
export const wholeLanguages = <Draft extends InTwoLanguages>() =>
  v.rawCheck<Draft>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { subject, subjectEn, body, bodyEn } = value
    const wrong = (key: keyof InTwoLanguages, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: {}, key, value: value[key] }] })
    if (!subject && !subjectEn) wrong('subject', 'subscriptions.enterSubject')
    else if (subject && !body) wrong('body', 'subscriptions.enterBody')
    else if (!subject && body) wrong('subject', 'subscriptions.enterSubject')
    if (subjectEn && !bodyEn) wrong('bodyEn', 'subscriptions.enterBody')
    if (!subjectEn && bodyEn && subject) wrong('subjectEn', 'subscriptions.enterSubject')
  })

/** What goes to the subscribers of one catalogue. */
export const NewsletterDraft = v.pipe(
  v.object({
    /** Made with the draft: however often it is sent, it is one newsletter. */
    key: v.pipe(v.string(), v.uuid('errors.invalid')),
    ...newsletterFields,
  }),
  wholeLanguages(),
)
export type NewsletterDraft = v.InferOutput<typeof NewsletterDraft>
