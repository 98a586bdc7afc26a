import type { ParameterChoice } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import {
  searchBrands,
  searchCategories,
  searchCountries,
  searchLabels,
  searchParameters,
  searchShops,
} from './reference-queries.ts'

export interface Reference {
  id: number
  code: string
  name: string
  nameEn: string
}

/** What products refer to, by number, and by code or name as people write it. */
export class References<Row extends Reference = Reference> {
  readonly list: readonly Row[]
  readonly #byId: Map<number, Row>
  #byWord: Map<string, Row> | undefined

  constructor(list: readonly Row[]) {
    this.list = list
    this.#byId = new Map(list.map((row) => [row.id, row]))
  }

  has(id: number): boolean {
    return this.#byId.has(id)
  }

  get(id: number): Row | undefined {
    return this.#byId.get(id)
  }

  /** Codes come before names: a name may be anybody's. */
  named(word: string): Row | undefined {
    this.#byWord ??= new Map([
      ...this.list.toReversed().flatMap((row): [string, Row][] => [
        [plain(row.name), row],
        [plain(row.nameEn), row],
      ]),
      ...this.list.map((row): [string, Row] => [plain(row.code), row]),
    ])
    return this.#byWord.get(plain(word))
  }
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export interface CatalogueReferences {
  shops: References
  categories: References<Reference & { depth: number }>
  brands: References
  countries: References
  labels: References
  parameters: References<ParameterChoice>
}

export async function loadReferences(db: Db, by: Reach): Promise<CatalogueReferences> {
  return {
    shops: new References(await searchShops(db, by)),
    categories: new References(await searchCategories(db)),
    brands: new References(await searchBrands(db)),
    countries: new References(await searchCountries(db)),
    labels: new References(await searchLabels(db)),
    parameters: new References(await searchParameters(db)),
  }
}
