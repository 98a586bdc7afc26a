import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { products, ProductValues } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { asInUse, inUse } from '#platform/office/audit/server/in-use.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { dropDrafts } from '#platform/office/records/server/draft-queries.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lockProductValues } from '../server/shared-queries.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { keepProducts } from './keep-products.ts'
import { findProductsNamed, isCodeTaken, removeProductRows, takenLotCodes } from './queries.ts'
import { titleOf } from '../server/product-title.ts'

/** Several at once; those that are as wanted already stay untouched. */
export const setStatus = (
  { ids, status }: ParsedOf<typeof products.setStatus>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const found = await lockProductValues(tx, operator, ids)
    if (found.length === 0) throw new Refusal('NOT_FOUND')
    const changes = found
      .filter((before) => before.status !== status)
      .map((before) => ({ before, after: { ...before, status, version: before.version + 1 } }))
    if (status === 'published' && changes.some(({ after }) => after.pictureIds.length === 0))
      throw new Refusal('INVALID_INPUT', { fields: { ids: 'adminProducts.needsPicture' } })
    await keepProducts(tx, changes, { ...operator, reason: 'edit' })
    await indexProducts(
      tx,
      changes.map(({ after }) => after.id),
    )
    for (const { before, after } of changes)
      await audit(tx, operator, {
        action: 'update',
        noun: 'product',
        key: after.id,
        title: titleOf(after),
        before,
        after,
      })
    return { changeId: operator.changeId }
  })

/** All of them or none: what was published once, and what orders or quotes name, is withdrawn instead. */
export const removeDrafts = (ids: number[], { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const gone = await lockProductValues(tx, operator, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    const published = gone.filter(({ status }) => status !== 'draft')
    if (published.length > 0) throw inUse(published, 'adminProducts.draftsOnly')
    await removeProductRows(
      tx,
      gone.map(({ id }) => id),
    ).catch(asInUse)
    for (const before of gone) {
      await dropDrafts(tx, { noun: 'product', key: String(before.id) })
      await audit(tx, operator, { action: 'delete', noun: 'product', key: before.id, title: titleOf(before), before })
    }
    return { changeId: operator.changeId }
  })

/** Out of the search first: its counts are kept by what a product was listed as. */
export async function takeOut(tx: Db, by: Actor, gone: readonly ProductValues[]) {
  await keepProducts(
    tx,
    gone.map((before) => ({ before, after: { ...before, status: 'withdrawn' as const } })),
    { ...by, reason: 'undo' },
  )
  const ids = gone.map(({ id }) => id)
  await indexProducts(tx, ids)
  await removeProductRows(tx, ids).catch(asInUse)
}

export const productUndoer: Undoer = {
  permission: 'products.edit',
  async undo(tx, change, operator) {
    const [before, after] = [change.before, change.after] as unknown as (ProductValues | null)[]
    if (!before) return after ? removeAsMade(tx, operator, after) : false
    const back = after ? await asBefore(tx, operator, before, after) : await asRemoved(tx, before)
    if (!back) return false
    await keepProducts(tx, [back], { ...operator, reason: 'undo' })
    await indexProducts(tx, [before.id])
    return true
  },
}

async function removeAsMade(tx: Db, by: Reach & Actor, { id, version }: ProductValues) {
  const [now] = await lockProductValues(tx, by, [id])
  if (now?.version !== version) return false
  await takeOut(tx, by, [now])
  return true
}

/** The former values, with the stock that has moved since. */
async function asBefore(tx: Db, by: Reach, before: ProductValues, after: ProductValues) {
  const [now] = await lockProductValues(tx, by, [before.id])
  if (!now || now.version !== after.version) return undefined
  const stockKg = now.stockKg + before.stockKg - after.stockKg
  const lots = before.lots.map((lot) => {
    const there = now.lots.find((each) => each.id === lot.id)
    const was = after.lots.find((each) => each.id === lot.id)
    return there && was ? { ...lot, stockKg: there.stockKg + lot.stockKg - was.stockKg } : lot
  })
  if ([stockKg, ...lots.map((lot) => lot.stockKg)].some((kilograms) => kilograms < 0)) return undefined
  return { before: now, after: { ...before, version: now.version + 1, stockKg, lots } }
}

async function asRemoved(tx: Db, before: ProductValues) {
  const taken = (await isCodeTaken(tx, before.code, 0)) || (await takenLotCodes(tx, before.lots)).size > 0
  return taken ? undefined : { after: { ...before, version: before.version + 1 } }
}

export const productFinder: Finder = { permission: 'products.read', find: findProductsNamed }
