import { createContext, use } from 'react'
import type { Locale, Translator } from '#i18n/messages.ts'

export const TranslatorContext = createContext<Translator | undefined>(undefined)

export function useT(): Translator {
  const t = use(TranslatorContext)
  if (!t) throw new Error('There is no translator around this component.')
  return t
}

export const useLocale = (): Locale => useT().locale

/** A text in the visitor's language, or in the other one with its `lang`, so that nothing is ever missing. */
export interface Localised {
  text: string
  lang?: Locale
}

export function localised(locale: Locale, zh: string | null, en: string | null): Localised {
  const [own, other, otherLocale] = locale === 'zh-CN' ? [zh, en, 'en-US' as const] : [en, zh, 'zh-CN' as const]
  return own ? { text: own } : { text: other ?? '-', lang: otherLocale }
}

/** The same as an element. */
export function Local({ zh, en }: { zh: string | null; en: string | null }) {
  const { text, lang } = localised(useLocale(), zh, en)
  return lang ? <span lang={lang}>{text}</span> : text
}
