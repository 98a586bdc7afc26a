import type { Db } from '#platform/server/database/database.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'

// Taiwan is a province of the places we know, not a country.
export const countryOf = (code: string) => (code === 'TW' ? 'CN' : code)

/** Producers, with the other names that buyers know them by. */
export async function seedBrands(db: Db, brands: Catalogue['brands']) {
  const countryId = await idsByCode(db, 'country')
  await insertRows(
    db,
    'brand',
    brands.map(({ code, country, nameZh, nameEn, aliases }) => ({
      code,
      country_id: countryId(countryOf(country)),
      name_zh: nameZh,
      name_en: nameEn,
      aliases,
    })),
  )
}
