import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { auditMany, audit } from '#platform/office/audit/server/audit.ts'
import { findProductIds, lockProductValues, newIds } from '#catalogue/products/server/shared-queries.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { keepProducts, type ProductChange } from '#catalogue/products/office/keep-products.ts'
import { titleOf } from '#catalogue/products/server/product-title.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { imports } from './contract.ts'
import { ahead, rowsAtOnce } from './check-import.ts'
import { findImport, findRowsToApply, updateProductIds, type RowToApply } from './queries.ts'
import { runImport } from './run-import.ts'

/** All rows without errors or none, in one transaction; how far it has come is said outside of it. */
export async function applyImport({ id, skipWrong }: ParsedOf<typeof imports.apply>, context: Context<'operator'>) {
  const { db, operator } = context
  const known = await findImport(db, operator, id)
  if (!known) throw new Refusal('NOT_FOUND')
  if (known.counts.wrong > 0 && !skipWrong) throw new Refusal('INVALID_INPUT', { says: 'adminTables.fixFirst' })
  if (known.counts.new + known.counts.changed === 0) throw new Refusal('EMPTY', { says: 'adminImports.nothingToDo' })
  return runImport(id, 'apply', context, async (tx, say) => {
    const touched: number[] = []
    await inBatches(tx, id, async (rows, done) => {
      const changes = await changesOf(tx, known, rows)
      await keepProducts(
        tx,
        changes.map(({ change }) => change),
        { ...operator, reason: 'import' },
      ).catch(asConflict)
      const made = changes.filter(({ change }) => !change.before)
      await updateProductIds(
        tx,
        id,
        made.map(({ row, change }) => ({ row, productId: change.after.id })),
      )
      await auditMany(
        tx,
        operator,
        changes.map(({ change, stored }) => entryOf(change, stored)),
      )
      touched.push(...changes.map(({ change }) => change.after.id))
      await say(done)
    })
    await indexProducts(tx, touched, () => say(known.rowCount))
    const { wrong, new: made, changed } = known.counts
    const after = { new: made, changed, ...(wrong > 0 && { wrong }) }
    return audit(tx, operator, { action: 'create', noun: 'import', key: id, title: known.name, after })
  })
}

/** The cells, as the preview showed them: thousands of whole products would say less and fill the audit. */
export function entryOf({ before, after }: ProductChange, { changes }: RowToApply) {
  const texts = (side: 'before' | 'after') => Object.fromEntries(changes.map((change) => [change.field, change[side]]))
  const entry = { noun: 'product' as const, key: after.id, title: titleOf(after), after: texts('after') }
  return before
    ? { ...entry, action: 'update' as const, before: texts('before') }
    : { ...entry, action: 'create' as const }
}

async function changesOf(tx: Db, { shopId }: Reach, rows: readonly RowToApply[]) {
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  const made = rows.filter(({ outcome }) => outcome === 'new')
  const now = await lockProductValues(
    tx,
    { shopId },
    changed.map(({ productId }) => productId ?? 0),
  )
  const byId = new Map(now.map((product) => [product.id, product]))
  const ids = await newIds(tx, 'product', made.length)
  const codes = made.map(({ after }) => after?.code ?? '')
  if ((await findProductIds(tx, codes)).length > 0) throw moved()
  return [
    ...changed.map((stored) => {
      const before = byId.get(stored.productId ?? 0)
      const after = before && patched(before, stored.before ?? {}, stored.after ?? {})
      if (!after || before.version !== stored.before?.version) throw moved()
      return { row: stored.row, stored, change: { before, after } }
    }),
    ...made.map((stored, at) => {
      const change: ProductChange = { after: { ...(stored.after as ProductValues), id: ids[at] ?? 0 } }
      return { row: stored.row, stored, change }
    }),
  ]
}

/** The values that a row changes, on top of what there is; stock moves by the difference, as long as there is enough. */
export function patched(
  now: ProductValues,
  from: Partial<ProductValues>,
  to: Partial<ProductValues>,
): ProductValues | undefined {
  const stockKg = now.stockKg + (to.stockKg ?? 0) - (to.stockKg === undefined ? 0 : (from.stockKg ?? 0))
  return stockKg < 0 ? undefined : { ...now, ...to, stockKg, version: now.version + 1 }
}

const moved = () => new Refusal('CONFLICT', { says: 'adminImports.changedSince' })

/** A brand or category that went away meanwhile, or a code that somebody took. */
function asConflict(error: Error & { code?: string }): never {
  throw error.code === '23503' || error.code === '23505' ? moved() : error
}

/** Rows in their order, some hundred at a time. */
export async function inBatches(
  tx: Db,
  id: number,
  work: (rows: RowToApply[], done: number) => Promise<void>,
): Promise<void> {
  const rowsAfter = (last: number) => ahead(findRowsToApply(tx, id, last, rowsAtOnce))
  let done = 0
  for (let next = rowsAfter(0); ;) {
    const rows = await next
    const last = rows.at(-1)?.row
    if (last === undefined) return
    next = rowsAfter(last)
    await work(rows, (done += rows.length))
  }
}
