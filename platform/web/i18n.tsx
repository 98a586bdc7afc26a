import { createContext, use } from 'react'
import { localised } from '#platform/texts/localised.ts'
import type { Locale, Translator } from '#platform/texts/messages.ts'

export const TranslatorContext = createContext<Translator | undefined>(undefined)

export function useT(): Translator {
  const t = use(TranslatorContext)
  if (!t) throw new Error('There is no translator around this component.')
  return t
}

export const useLocale = (): Locale => useT().locale

/** A text in the visitor's language as an element. */
export function Local({ zh, en }: { zh: string | null; en: string | null }) {
  const { text, lang } = localised(useLocale(), zh, en)
  return lang ? <span lang={lang}>{text}</span> : text
}
