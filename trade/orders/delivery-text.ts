import type { Locale } from '#platform/texts/messages.ts'

interface Term {
  code: string
  name: string
  nameEn: string
}

/** `CIF Hamburg` as the trade writes it; what is no Incoterm is named in the reader's language, in English with a comma. */
export function deliveryText({ code, name, nameEn }: Term, place: string | null, locale: Locale): string {
  const incoterm = /^[A-Z]{3}$/.test(code)
  const chinese = locale === 'zh-CN'
  const term = incoterm ? code : chinese ? name : nameEn
  return [term, place].filter(Boolean).join(incoterm || chinese ? ' ' : ', ')
}
