import type { Handlers } from '#platform/server/api/context.ts'
import { searchCities, searchCountries, searchProvinces } from '#platform/reference-data/server/shared-queries.ts'
import type { addresses } from './contract.ts'
import { enterAddress } from './enter-address.ts'

export const deskAddressHandlers: Handlers<typeof addresses> = {
  countries: (_, { db }) => searchCountries(db),
  provinces: ({ countryId }, { db }) => searchProvinces(db, countryId),
  cities: ({ provinceId }, { db }) => searchCities(db, provinceId),
  enter: (input, context) => enterAddress(input, context),
}
