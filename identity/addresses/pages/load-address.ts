import type { Address } from '../contract.ts'
import type { Visit } from '#platform/web/visit.ts'

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

interface Place {
  id: number
  name: string
  nameEn: string
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The lists for an address form: those of the saved address, or of what was chosen without script. */
export async function loadPlaces({ api, url, t }: Visit, countries: Options, saved: Address | null): Promise<Places> {
  const chosen = (name: 'countryId' | 'provinceId' | 'cityId') =>
    url.searchParams.get(name) ?? String(saved?.[name] ?? '')
  const [countryId, provinceId] = [chosen('countryId'), chosen('provinceId')]
  const [provinces, cities] = await Promise.all([
    isId(countryId) ? api.referenceData.provinces({ countryId }) : [],
    isId(provinceId) ? api.referenceData.cities({ provinceId }) : [],
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
