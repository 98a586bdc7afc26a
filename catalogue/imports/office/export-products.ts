import type { Locale } from '#platform/texts/messages.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import {
  findProductValues,
  findStatedParameters,
  searchNextIds,
  type ProductFilter,
} from '#catalogue/products/server/shared-queries.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import { exportColumns } from './columns.ts'

const atOnce = 500

/** Titles first, then every product that matches, some hundred at a time. It comes back in as it went out. */
export async function* exportProducts(
  db: Reader,
  by: Reach,
  locale: Locale,
  filter: ProductFilter,
): AsyncGenerator<string[]> {
  const references = await loadReferences(db, by)
  const columns = exportColumns(locale, references, await findStatedParameters(db))
  yield columns.map(({ title }) => title)
  for (let last = 0; ;) {
    const ids = await searchNextIds(db, by, filter, last, atOnce)
    for (const product of await findProductValues(db, by, ids))
      yield columns.map(({ does }) => does.write(product, references))
    if (ids.length < atOnce) return
    last = ids.at(-1) ?? last
  }
}
