import type { Visit } from '#platform/web/visit.ts'
import { countryOptions, placeOptions } from './place-options.ts'

/** The company with its people and the lists that its form needs, or the search for one. */
export async function loadCompany(visit: Visit) {
  const { api, url } = visit
  const [company, colleagues] = await Promise.all([api.companies.company(), api.colleagues.list()])
  const chosen = (name: 'country' | 'province' | 'city') =>
    url.searchParams.get(`${name}Id`) ?? String(company?.[name]?.id ?? '')
  const [search, places] = await Promise.all([
    company ? undefined : loadSearch(visit),
    company?.keeper ? loadPlaces(visit, chosen('country'), chosen('province'), chosen('city')) : undefined,
  ])
  return { company, colleagues, search, places }
}

async function loadSearch({ api, url }: Visit) {
  const typed = url.searchParams.get('name')
  // A first visit looks for the name given when registering.
  const registered = typed === null ? (await api.members.profile()).enterpriseName : null
  const key = (typed ?? registered ?? '').trim().slice(0, 100)
  const found = key.length > 1 ? await api.companies.enterpriseList({ key }) : undefined
  return { key, fromRegistration: registered !== null, found }
}

async function loadPlaces({ api, t }: Visit, countryId: string, provinceId: string, cityId: string) {
  const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)
  const [countries, provinces, cities] = await Promise.all([
    api.referenceData.countries(),
    isId(countryId) ? api.referenceData.provinces({ countryId }) : [],
    isId(provinceId) ? api.referenceData.cities({ provinceId }) : [],
  ])
  // A province of the country chosen before is no longer among the choices, and neither are its cities.
  const fits = provinces.some(({ id }) => String(id) === provinceId)
  return {
    countries: countryOptions(countries, t.locale),
    provinces: placeOptions(provinces, t.locale),
    cities: fits ? placeOptions(cities, t.locale) : [],
    countryId,
    provinceId: fits ? provinceId : '',
    cityId: fits ? cityId : '',
  }
}
