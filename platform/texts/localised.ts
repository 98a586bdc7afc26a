import { empty } from './format.ts'
import type { Locale } from './messages.ts'

/** A text in the visitor's language, or in the other one with its `lang`, so that nothing is ever missing. */
export interface Localised {
  text: string
  lang?: Locale
}

export function localised(locale: Locale, zh: string | null, en: string | null): Localised {
  const [own, other, otherLocale] = locale === 'zh-CN' ? [zh, en, 'en-US' as const] : [en, zh, 'zh-CN' as const]
  return own ? { text: own } : { text: other ?? empty, lang: otherLocale }
}
