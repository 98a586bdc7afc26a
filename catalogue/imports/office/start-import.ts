import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { importLimits, type imports } from './contract.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { suggestMapping } from './columns.ts'
import { findImport, insertImport, insertRows } from './queries.ts'
import { plainCell } from '#platform/office/tables/plain-cell.ts'

interface By {
  db: Db
  operator: Reach & { operatorId: number }
}

export async function startImport(input: ParsedOf<typeof imports.start>, { db, operator }: By) {
  const header = input.header.map(plainCell)
  const mapping = suggestMapping(header, await loadReferences(db, operator))
  const made = await insertImport(db, {
    ...input,
    header,
    operatorId: operator.operatorId,
    shopId: operator.shopId,
    mapping,
    origin: 'file',
  })
  return { id: made?.id ?? 0 }
}

/** A part of the rows; they come one part after the other, so that no table is ever held as a whole. */
export async function loadRows({ id, from, rows }: ParsedOf<typeof imports.load>, { db, operator }: By) {
  const known = await findImport(db, operator, id)
  if (!known) throw new Refusal('NOT_FOUND')
  if (known.state !== 'loading' && known.state !== 'mapping')
    throw new Refusal('CONFLICT', { says: 'adminImports.done' })
  if (from + rows.length - 1 > importLimits.rows)
    throw new Refusal('INVALID_INPUT', { fields: { rows: 'adminImports.tooManyRows' } })
  await insertRows(
    db,
    id,
    from,
    rows.map((cells) => ({ cells })),
  )
  return null
}
