import type { referenceData } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchCities, searchCountries, searchDictionary, searchGroups, searchProvinces } from './shared-queries.ts'

export const referenceDataHandlers: Handlers<typeof referenceData> = {
  countries: (_, { db }) => searchCountries(db),
  provinces: ({ countryId }, { db }) => searchProvinces(db, countryId),
  cities: ({ provinceId }, { db }) => searchCities(db, provinceId),
  dictionary: ({ code }, { db }) => searchDictionary(db, code),
  groups: ({ type }, { db }) => searchGroups(db, type),
}
