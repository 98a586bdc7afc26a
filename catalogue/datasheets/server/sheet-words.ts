import type { DatasheetLanguage } from '../datasheet-address.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translator } from '#platform/texts/messages.ts'

const localesOf: Record<DatasheetLanguage, readonly [Locale, ...Locale[]]> = {
  zh: ['zh-CN'],
  en: ['en-US'],
  both: ['zh-CN', 'en-US'],
}

/** The languages of one sheet: each text once per language, equal ones once. */
export function sheetWords(language: DatasheetLanguage) {
  const translators = localesOf[language].map(translatorFor)
  const once = (texts: string[]) => [...new Set(texts)]
  return {
    locale: localesOf[language][0],
    /** One line per language. */
    lines: (say: (t: Translator) => string) => once(translators.map(say)),
    /** All languages on one line. */
    line: (say: (t: Translator) => string, between = ' ') => once(translators.map(say)).join(between),
    /** Of what the catalogue has in both languages; the other one where a text is missing. */
    pair: (zh: string | null, en: string | null) =>
      once(translators.flatMap(({ locale }) => (locale === 'zh-CN' ? zh || en : en || zh) ?? [])),
  }
}

export type SheetWords = ReturnType<typeof sheetWords>
