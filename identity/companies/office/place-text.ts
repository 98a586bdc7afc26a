import type { Locale } from '#platform/texts/messages.ts'
import { localised } from '#platform/texts/localised.ts'
import type { CompanyRow } from './contract.ts'

/** City, province and country, as far as they are known; in Chinese the largest comes first. */
export function placeText(locale: Locale, { country, province, city }: CompanyRow): string {
  const names = [city, province, country].map((place) => place && localised(locale, place.name, place.nameEn).text)
  const known = [...new Set(names.filter(Boolean))]
  return locale === 'zh-CN' ? known.toReversed().join('') : known.join(', ')
}
