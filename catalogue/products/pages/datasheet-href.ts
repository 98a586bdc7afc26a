import { fillPath, toQuery } from '#platform/contract/client.ts'
import { datasheetPath, type DatasheetLanguage } from '#catalogue/datasheets/datasheet-address.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'

/** Where the data sheet of a product is made. */
export function datasheetHref(apiBase: string, id: number, lang: DatasheetLanguage, units: UnitSystem): string {
  const { path, rest } = fillPath(datasheetPath, { id, lang, units })
  return apiBase + path + toQuery(rest)
}
