import type { Locale } from '#platform/texts/messages.ts'

interface Term {
  code: string
  name: string
  nameEn: string
}

/** `CIF Hamburg` as the trade writes it; what is no Incoterm is named in the reader's language. */
export function deliveryText({ code, name, nameEn }: Term, place: string | null, locale: Locale): string {
  const term = /^[A-Z]{3}$/.test(code) ? code : locale === 'zh-CN' ? name : nameEn
  return [term, place].filter(Boolean).join(' ')
}
