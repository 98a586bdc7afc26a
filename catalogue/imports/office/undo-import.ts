import { Refusal } from '#platform/contract/errors.ts'
import { audit, auditMany } from '#platform/office/audit/server/audit.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import { lockProductValues } from '#catalogue/products/server/shared-queries.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { keepProducts } from '#catalogue/products/office/keep-products.ts'
import { titleOf } from '#catalogue/products/server/product-title.ts'
import { takeOut } from '#catalogue/products/office/remove-products.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { inBatches, patched } from './apply-import.ts'
import { findImport, type RowToApply } from './queries.ts'
import { runImport } from './run-import.ts'
import { findTraded, keepRows } from './run-queries.ts'

/** Puts back what an import changed and takes out what it made; what somebody touched since stays, and its row says so. */
export async function undoImport(id: number, context: Context<'operator'>) {
  const { db, operator } = context
  const known = await findImport(db, operator, id)
  if (!known) throw new Refusal('NOT_FOUND')
  return runImport(id, 'undo', context, async (tx, say) => {
    const touched: number[] = []
    let [undone, kept] = [0, 0]
    await inBatches(tx, id, async (rows, done) => {
      const { back, gone, stay } = await sortedOut(tx, known, rows)
      await keepProducts(
        tx,
        back.map(({ now: before, after }) => ({ before, after })),
        { ...operator, reason: 'undo' },
      )
      await takeOut(tx, operator, gone)
      await keepRows(tx, id, stay)
      await auditMany(tx, operator, [...back.map(entryBack), ...gone.map(entryGone)])
      touched.push(...back.map(({ now }) => now.id))
      undone += back.length + gone.length
      kept += stay.length
      await say(done)
    })
    if (undone === 0) throw new Refusal('CANNOT_UNDO', { says: 'adminImports.touchedSince' })
    await indexProducts(tx, touched, () => say(known.rowCount))
    return audit(tx, operator, { action: 'undo', noun: 'import', key: id, title: known.name, after: { undone, kept } })
  })
}

interface Back {
  now: ProductValues
  stored: RowToApply
  after: ProductValues
}

const undone = { action: 'undo' as const, noun: 'product' as const }

const entryBack = ({ now, stored: { changes } }: Back) => ({
  ...undone,
  key: now.id,
  title: titleOf(now),
  before: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  after: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
})

const entryGone = (gone: ProductValues) => ({
  ...undone,
  key: gone.id,
  title: titleOf(gone),
  before: { code: gone.code },
})

/** What goes back, what goes away, and the numbers of the rows whose products stay. */
async function sortedOut(tx: Db, { shopId }: Reach, rows: readonly RowToApply[]) {
  const ids = rows.map(({ productId }) => productId ?? 0)
  const products = new Map((await lockProductValues(tx, { shopId }, ids)).map((product) => [product.id, product]))
  const traded = await findTraded(tx, madeOf(rows))
  const back: Back[] = []
  const gone: ProductValues[] = []
  const stay: number[] = []
  for (const stored of rows) {
    const now = products.get(stored.productId ?? 0)
    const { version = 0, ...before } = stored.before ?? {}
    if (!now || now.version !== version + 1) stay.push(stored.row)
    else if (stored.outcome === 'new' && traded.has(now.id)) stay.push(stored.row)
    else if (stored.outcome === 'new') gone.push(now)
    else {
      const after = patched(now, stored.after ?? {}, before)
      if (after) back.push({ now, stored, after })
      else stay.push(stored.row)
    }
  }
  return { back, gone, stay }
}

const madeOf = (rows: readonly RowToApply[]) =>
  rows.filter(({ outcome }) => outcome === 'new').map(({ productId }) => productId ?? 0)
