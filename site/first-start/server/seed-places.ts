import type { Db } from '#platform/server/database/database.ts'
import { insertRows } from './shared-queries.ts'
import { places, type PlaceSeed } from './places.ts'

const columns = ({ code, nameZh, nameEn }: PlaceSeed) => ({ code, name_zh: nameZh, name_en: nameEn })

export async function seedPlaces(db: Db) {
  const { countries } = places()
  const countryIds = await insertRows(db, 'country', countries.map(columns))
  const provinces = countries.flatMap((country, index) =>
    country.provinces.map((province) => ({ ...province, country_id: countryIds[index] })),
  )
  const provinceIds = await insertRows(
    db,
    'province',
    provinces.map((province) => ({ country_id: province.country_id, ...columns(province) })),
  )
  const cities = provinces.flatMap((province, index) =>
    province.cities.map((city) => ({ province_id: provinceIds[index], ...columns(city) })),
  )
  await insertRows(db, 'city', cities)
}
