import type { CompanyRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'

/** City, province and country, as far as they are known. */
export function CompanyPlace({ company: { country, province, city } }: { company: CompanyRow }) {
  const t = useT()
  const names = [city, province, country].map((place) => place && localised(t.locale, place.name, place.nameEn).text)
  return orDash([...new Set(names.filter(Boolean))].join(t.locale === 'zh-CN' ? '，' : ', '))
}
