import type { DatasheetLanguage } from '../datasheet-address.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translator } from '#platform/texts/messages.ts'

const localesOf: Record<DatasheetLanguage, readonly [Locale, ...Locale[]]> = {
  zh: ['zh-CN'],
  en: ['en-US'],
  both: ['zh-CN', 'en-US'],
}

/** The face of both languages has the typographic apostrophe as wide as a Chinese sign. */
const apostrophe = "'"

/** The languages of one sheet: each text once per language, equal ones once. */
export function sheetWords(language: DatasheetLanguage) {
  const translators = localesOf[language].map(translatorFor)
  const once = (texts: string[]) => [...new Set(texts)]
  const all = (say: (t: Translator) => string) =>
    once(translators.map((t) => (t.locale === 'en-US' ? say(t).replaceAll('’', apostrophe) : say(t))))
  return {
    locale: localesOf[language][0],
    /** One line per language. */
    lines: all,
    /** All languages on one line. */
    line: (say: (t: Translator) => string, between = ' ') => all(say).join(between),
    /** Of what the catalogue has in both languages; the other one where a text is missing. */
    pair: (zh: string | null, en: string | null) =>
      once(translators.flatMap(({ locale }) => (locale === 'zh-CN' ? zh || en : en || zh) ?? [])),
  }
}

export type SheetWords = ReturnType<typeof sheetWords>
