import { Refusal } from '#platform/contract/errors.ts'
import { sayIn } from '#platform/texts/catalogues.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { Wrong } from '#platform/office/tables/wrong.ts'
import {
  countMatching,
  findProductValues,
  searchNextIds,
  type ProductFilter,
} from '#catalogue/products/server/shared-queries.ts'
import { loadReferences, type CatalogueReferences } from '#catalogue/products/office/load-references.ts'
import { checkImport, rowsAtOnce } from './check-import.ts'
import { importLimits } from './contract.ts'
import type { ManyChange } from './many-change.ts'
import { prepareChange } from './many-changes.ts'
import { insertImport, insertRows } from './queries.ts'

/** A table of the products meant, with what each shall be: from here on it is an import like any other. */
export const changeMany = (wish: ManyChange, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { what, value: _, currency: __, ...filter } = wish
    const say = sayIn(locale)
    const change = preparedFor(wish, await loadReferences(tx, operator))
    const count = await countMatching(tx, operator, filter)
    if (count === 0) throw new Refusal('EMPTY', { says: 'adminImports.nothingFound' })
    if (count > importLimits.rows) throw new Refusal('INVALID_INPUT', { says: 'adminImports.tooManyFound' })
    const mapping = ['code', ...change.fields]
    const made = await insertImport(tx, {
      operatorId: operator.operatorId,
      shopId: operator.shopId,
      name: `${say(`adminImports.many_${what}`)}: ${what === 'status' ? say(`adminProducts.status_${change.said}`) : change.said}`,
      header: mapping.map((field) => say(`adminImports.field_${field}`)),
      mapping,
      decimalComma: false,
      origin: 'list',
    })
    const id = made?.id ?? 0
    await writeRows(tx, operator, filter, id, change)
    await checkImport(tx, operator, id)
    return { id }
  })

/** What is wrong with the value is said at its field. */
function preparedFor(wish: ManyChange, references: CatalogueReferences) {
  try {
    return prepareChange(wish, references)
  } catch (error) {
    if (error instanceof Wrong) throw new Refusal('INVALID_INPUT', { fields: { value: error.message } })
    throw error
  }
}

async function writeRows(
  tx: Db,
  by: Reach,
  filter: ProductFilter,
  id: number,
  { fields, cellsOf }: ReturnType<typeof prepareChange>,
) {
  let from = 1
  for (let last = 0; ;) {
    const ids = await searchNextIds(tx, by, filter, last, rowsAtOnce)
    const products = await findProductValues(tx, by, ids)
    const rows = products.map((product) => {
      const cells = cellsOf(product)
      return Array.isArray(cells)
        ? { cells: [product.code, ...cells] }
        : { cells: [product.code, ...fields.map(() => '')], note: cells.note }
    })
    if (rows.length > 0) await insertRows(tx, id, from, rows)
    from += rows.length
    if (ids.length < rowsAtOnce) return
    last = ids.at(-1) ?? last
  }
}
