import { fillPath, toQuery } from '#contract/client.ts'
import { datasheets, type DatasheetLanguage } from '#contract/datasheets.ts'
import type { UnitSystem } from '#contract/unit-systems.ts'

/** Where the data sheet of a product is made. */
export function datasheetHref(apiBase: string, id: number, lang: DatasheetLanguage, units: UnitSystem): string {
  const { path, rest } = fillPath(datasheets.product.path, { id, lang, units })
  return apiBase + path + toQuery(rest)
}
