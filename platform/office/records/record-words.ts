import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { RecordNoun } from './record.ts'

/** What a thing is called in the reader's language. */
export function nameIn(t: Translator, { heading }: RecordNoun, values: object): string {
  const { [heading]: zh = null, [`${heading}En`]: en = zh } = values as Record<string, string | null>
  return localised(t.locale, zh, en).text
}

export const titleOf = (t: Translator, record: RecordNoun, saved: object | null): string =>
  saved ? t(`${record.texts}.editTitle`, { name: nameIn(t, record, saved) }) : t(`${record.texts}.add`)
