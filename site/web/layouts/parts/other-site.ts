import type { Locale } from '#platform/texts/messages.ts'
import type { Settings } from '#platform/web/visit.ts'

export const otherLocale = (locale: Locale): Locale => (locale === 'zh-CN' ? 'en-US' : 'zh-CN')

/** The same page in the other language: on its own origin where there are two, else through the language cookie. */
export function otherSiteLink({ sites, locale }: Settings, page: string): string {
  const other = otherLocale(locale)
  return sites ? sites[other] + page : `/language/${other}?backUrl=${encodeURIComponent(page)}`
}
