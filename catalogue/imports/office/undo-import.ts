import { Refusal } from '#platform/contract/errors.ts'
import { audit, auditMany } from '#platform/office/audit/server/audit.ts'
import { lockProductValues } from '#catalogue/products/server/shared-queries.ts'
import { reindexProducts } from '#catalogue/search/server/reindex.ts'
import { keepProducts } from '#catalogue/products/office/keep-products.ts'
import { titleOf } from '#catalogue/products/server/product-title.ts'
import { takeOut } from '#catalogue/products/office/remove-products.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { inBatches, patched } from './apply-import.ts'
import { findImport, type RowToApply } from './queries.ts'
import { runImport } from './run-import.ts'

/** Puts back what an import changed and takes out what it made, all or nothing, unless somebody touched any of it since. */
export async function undoImport(id: number, context: Context<'operator'>) {
  const { db, operator } = context
  const known = await findImport(db, operator, id)
  if (!known) throw new Refusal('NOT_FOUND')
  return runImport(id, 'undo', context, async (tx, say) => {
    const touched: number[] = []
    await inBatches(tx, id, async (rows, done) => {
      const changes = await changesBack(tx, known, rows)
      await keepProducts(
        tx,
        changes.map(({ now: before, after }) => ({ before, after })),
        { ...operator, reason: 'undo' },
      )
      const made = await madeBy(tx, known, rows)
      await takeOut(tx, operator, made)
      const undone = { action: 'undo' as const, noun: 'product' as const }
      await auditMany(tx, operator, [
        ...changes.map(({ now, stored: { changes: cells } }) => ({
          ...undone,
          key: now.id,
          title: titleOf(now),
          before: Object.fromEntries(cells.map(({ field, after }) => [field, after])),
          after: Object.fromEntries(cells.map(({ field, before }) => [field, before])),
        })),
        ...made.map((gone) => ({ ...undone, key: gone.id, title: titleOf(gone), before: { code: gone.code } })),
      ])
      touched.push(...changes.map(({ now }) => now.id))
      await say(done)
    })
    await reindexProducts(tx, touched, () => say(known.rowCount))
    return audit(tx, operator, { action: 'undo', noun: 'import', key: id, title: known.name })
  })
}

const cannot = () => new Refusal('CANNOT_UNDO', { says: 'adminImports.touchedSince' })

async function changesBack(tx: Db, { shopId }: Reach, rows: readonly RowToApply[]) {
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  const products = await lockProductValues(
    tx,
    { shopId },
    changed.map(({ productId }) => productId ?? 0),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return changed.map((stored) => {
    const now = byId.get(stored.productId ?? 0)
    const { version = 0, ...before } = stored.before ?? {}
    if (!now || now.version !== version + 1) throw cannot()
    return { now, stored, after: patched(now, stored.after ?? {}, before) }
  })
}

async function madeBy(tx: Db, { shopId }: Reach, rows: readonly RowToApply[]) {
  const ids = rows.filter(({ outcome }) => outcome === 'new').map(({ productId }) => productId ?? 0)
  const made = await lockProductValues(tx, { shopId }, ids)
  if (made.length < ids.length || made.some(({ version }) => version !== 1)) throw cannot()
  return made
}
