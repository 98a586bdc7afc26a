import type { Address } from '../contract.ts'
import type { Client } from '#platform/contract/client.ts'
import type { referenceData } from '#platform/reference-data/contract.ts'
import type { Translator } from '#platform/texts/messages.ts'

type Options = { value: number; label: string }[]

export interface Places {
  countries: Options
  provinces: Options
  cities: Options
  /** What is chosen or written, as the controls carry it. */
  countryId: string
  provinceId: string
  cityId: string
  province: string
  city: string
}

/** What a new address begins with. */
export interface KnownAddress {
  name: string
  phone: string | null
  countryId: number | null
}

/** Who is asked for the places of a country or province: a customer's calls and an operator's are the same. */
export type PlaceLists = Pick<Client<{ places: typeof referenceData }>['places'], 'provinces' | 'cities'>

interface Place {
  id: number
  name: string
  nameEn: string
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The lists for an address form: those of the saved address, or of what was chosen without script. */
export async function loadPlaces(
  lists: PlaceLists,
  { url, t }: { url: URL; t: Translator },
  countries: Options,
  saved: Address | null,
  likely?: Pick<KnownAddress, 'countryId'> | null,
): Promise<Places> {
  const kept = { provinceId: null, cityId: null, ...likely, ...saved }
  const chosen = (name: 'countryId' | 'provinceId' | 'cityId') => url.searchParams.get(name) ?? String(kept[name] ?? '')
  const [countryId, provinceId] = [chosen('countryId'), chosen('provinceId')]
  const [provinces, cities] = await Promise.all([
    isId(countryId) ? lists.provinces({ countryId }) : [],
    isId(provinceId) ? lists.cities({ provinceId }) : [],
  ])
  const named = (places: Place[]) =>
    places.map(({ id, name, nameEn }) => ({ value: id, label: t.locale === 'zh-CN' ? name : nameEn }))
  const fits = provinces.some(({ id }) => String(id) === provinceId)
  return {
    countries,
    provinces: named(provinces),
    cities: fits ? named(cities) : [],
    countryId,
    provinceId: fits ? provinceId : '',
    cityId: fits ? chosen('cityId') : '',
    province: url.searchParams.get('province') ?? (saved && !saved.provinceId ? (saved.provinceName ?? '') : ''),
    city: url.searchParams.get('city') ?? (saved && !saved.cityId ? (saved.cityName ?? '') : ''),
  }
}
