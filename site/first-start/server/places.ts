import { chinaProvinces } from './places/china-provinces.ts'
import { countries } from './places/countries.ts'
import type { PlaceSeed, ProvinceSeed } from './places/place-seed.ts'

export type { PlaceSeed }

export interface Places {
  countries: (PlaceSeed & { provinces: ProvinceSeed[] })[]
}

export function places(): Places {
  return {
    countries: countries().map((country) => ({
      ...country,
      provinces: country.code === 'CN' ? chinaProvinces() : [],
    })),
  }
}
