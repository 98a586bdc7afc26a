import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Letter } from '../contract.ts'
import { findKind } from './notice-kinds.ts'
import type { StoredLetter } from './queries.ts'
import { writeNotice } from './write-notice.ts'

/** In the language of whoever reads it now. What an operator wrote by hand, or the release before, stays as it was written. */
export function readLetter({ kind: name, facts, ...letter }: StoredLetter, locale: Locale): Letter {
  const kind = findKind(name)
  if (!kind || !facts) return { ...letter, link: null }
  const { subject, paragraphs, link } = writeNotice(translatorFor(locale), kind, facts)
  return { ...letter, subject, content: paragraphs.join('\n\n'), link }
}
