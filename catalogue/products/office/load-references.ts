import type { ParameterChoice } from './contract.ts'
import { References, type Reference } from '#platform/office/tables/references.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import {
  searchBrands,
  searchCategories,
  searchCountries,
  searchLabels,
  searchParameters,
  searchShops,
} from './reference-queries.ts'

export interface CatalogueReferences {
  shops: References
  categories: References<Reference & { depth: number }>
  brands: References
  countries: References
  labels: References
  parameters: References<ParameterChoice>
}

export async function loadReferences(db: Reader, by: Reach): Promise<CatalogueReferences> {
  return {
    shops: new References(await searchShops(db, by)),
    categories: new References(await searchCategories(db)),
    brands: new References(await searchBrands(db)),
    countries: new References(await searchCountries(db)),
    labels: new References(await searchLabels(db)),
    parameters: new References(await searchParameters(db)),
  }
}
