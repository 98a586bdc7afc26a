import { Refusal } from '#platform/contract/errors.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { findProductIds, findProductValues } from '#catalogue/products/server/shared-queries.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import { columnsOf, type Column } from './columns.ts'
import type { CellContext } from './import-fields.ts'
import { findImport, findRow, findRows, updateCells, updateRows, type Judged, type StoredRow } from './queries.ts'
import { setChecked } from './run-queries.ts'
import { plainCell } from '#platform/office/tables/plain-cell.ts'
import { readRow } from './read-row.ts'

export const rowsAtOnce = 500

/** Of what was begun before it is wanted, a failure waits until then. */
export function ahead<Result>(begun: Promise<Result>): Promise<Result> {
  begun.catch(() => undefined)
  return begun
}

/** Looks at every row, some hundred at a time. */
export async function checkImport(db: Db, by: Reach, id: number, wanted?: string[]) {
  const known = await findImport(db, by, id)
  if (!known) throw new Refusal('NOT_FOUND')
  if (known.state !== 'mapping' && known.state !== 'checked')
    throw new Refusal('CONFLICT', { says: 'adminImports.done' })
  const mapping = known.header.map((_, at) => (wanted ?? known.mapping)[at] ?? '')
  if (!mapping.includes('code')) throw new Refusal('INVALID_INPUT', { fields: { mapping: 'adminImports.codeNeeded' } })
  const twice = mapping.some((field, at) => field !== '' && mapping.indexOf(field) < at)
  if (twice) throw new Refusal('INVALID_INPUT', { fields: { mapping: 'adminImports.fieldTwice' } })
  const judge = await judgeOf(db, { ...known, mapping })
  const seen = new Set<string>()
  const rowsAfter = (last: number) => ahead(findRows(db, id, last, rowsAtOnce))
  let written: Promise<unknown> = Promise.resolve()
  for (let next = rowsAfter(0); ;) {
    const rows = await next
    const last = rows.at(-1)?.row
    if (last === undefined) break
    next = rowsAfter(last)
    const judged = await judge(rows, seen)
    // The database writes while the next ones are looked at.
    await written
    written = ahead(updateRows(db, id, judged))
  }
  await written
  await setChecked(db, id, mapping)
  return null
}

/** Writes other texts into a row and looks at it again. */
export async function correctRow(db: Db, by: Reach, id: number, row: number, texts: Record<string, string>) {
  const known = await findImport(db, by, id)
  const stored = await findRow(db, id, row)
  if (!known || !stored) throw new Refusal('NOT_FOUND')
  if (known.state !== 'checked') throw new Refusal('CONFLICT', { says: 'adminImports.done' })
  const cells = known.header.map((_, at) => texts[known.mapping[at] ?? ''] ?? stored.cells[at] ?? '')
  await updateCells(db, id, row, cells)
  // Another code may be one that another row has: the whole table knows.
  if (texts['code'] !== undefined) return checkImport(db, by, id)
  const judge = await judgeOf(db, known)
  await updateRows(db, id, await judge([{ ...stored, cells }], new Set()))
  return null
}

interface Table extends Reach {
  header: string[]
  mapping: string[]
  decimalComma: boolean
  pictureId: number | null
}

async function judgeOf(db: Db, { shopId, header, mapping, decimalComma, pictureId }: Table) {
  const references = await loadReferences(db, { shopId })
  const columns = columnsOf(mapping, header, references)
  const codeAt = mapping.indexOf('code')
  const borrowAt = mapping.indexOf('pictureOf')
  const textAt = (row: StoredRow, at: number) => plainCell(row.cells[at] ?? '')
  return async (rows: readonly StoredRow[], seen: Set<string>): Promise<Judged[]> => {
    const { products: there, taken } = await productsWith(
      db,
      shopId,
      rows.map((row) => textAt(row, codeAt)),
    )
    const lenders =
      borrowAt < 0
        ? there
        : (
            await productsWith(
              db,
              shopId,
              rows.map((row) => textAt(row, borrowAt)),
            )
          ).products
    const picturesOf = new Map([...lenders].map(([code, { pictureIds }]) => [code, pictureIds]))
    const context: CellContext = { references, shopId, decimalComma, picturesOf, pictureId }
    return rows.map((row) => {
      const code = textAt(row, codeAt)
      const judged = judgeRow(row, columns, there.get(code), context)
      const wrongCode =
        code === ''
          ? 'adminForm.required'
          : seen.has(code)
            ? 'adminImports.codeTwice'
            : taken.has(code)
              ? 'adminForm.codeTaken'
              : undefined
      if (wrongCode) {
        judged.outcome = 'wrong'
        judged.problems['code'] = wrongCode
      }
      seen.add(code)
      return judged
    })
  }
}

/** Those in reach, and the codes that somebody else's products have. */
async function productsWith(db: Db, shopId: number | null, codes: readonly string[]) {
  const ids = await findProductIds(db, [...new Set(codes)])
  const found = await findProductValues(
    db,
    { shopId },
    ids.map(({ id }) => id),
  )
  const products = new Map(found.map((product) => [product.code, product]))
  return { products, taken: new Set(ids.map(({ code }) => code).filter((code) => !products.has(code))) }
}

function judgeRow(
  row: StoredRow,
  columns: readonly Column[],
  before: ProductValues | undefined,
  context: CellContext,
): Judged {
  const { outcome, problems, changes, after } = readRow(row.cells, columns, before, context)
  const judged = { row: row.row, outcome, problems, changes, productId: before?.id ?? null }
  if (outcome === 'new') return { ...judged, before: null, after }
  if (outcome !== 'changed' || !before) return { ...judged, before: null, after: null }
  const keys = (Object.keys(after) as (keyof ProductValues)[]).filter((key) => differs(before[key], after[key]))
  const pick = (values: ProductValues) => Object.fromEntries(keys.map((key) => [key, values[key]]))
  return { ...judged, before: { ...pick(before), version: before.version }, after: pick(after) }
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
