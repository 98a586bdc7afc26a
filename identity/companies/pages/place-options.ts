import type { Locale } from '#platform/texts/messages.ts'

interface Place {
  id: number
  name: string
  nameEn: string
}

const named = (locale: Locale) => (place: Place) => ({
  value: place.id,
  label: locale === 'zh-CN' ? place.name : place.nameEn,
})

/** Provinces and cities in the order in which they come. */
export const placeOptions = (places: Place[], locale: Locale) => places.map(named(locale))

/** Countries in the order of the language; for Chinese readers China comes first. */
export function countryOptions(countries: (Place & { code: string })[], locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  const first = (code: string) => (locale === 'zh-CN' && code === 'CN' ? 0 : 1)
  const word = (place: Place) => named(locale)(place).label
  return countries.toSorted((a, b) => first(a.code) - first(b.code) || compare(word(a), word(b))).map(named(locale))
}
