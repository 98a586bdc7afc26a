import type { Db, Database } from '#platform/server/database/database.ts'
import { addGroup } from './groups.ts'
import {
  countProducts,
  findChanged,
  searchGroups,
  searchGroupsOf,
  searchProductsFrom,
  searchProductsOf,
  searchValuesOf,
} from './queries.ts'
import { addProduct, addValues, createTable, removeProduct, type HeldProduct, type Table } from './table.ts'

/** Products that are read at once, so that nobody waits long for the process. */
const atOnce = 2_000
/** Beyond so many changes at a time everything is read anew, beside the searches. */
const mostFollowed = 20_000
/** Generous: a product with fifteen values takes some 340 bytes. */
const bytesOfProduct = 400
const tryAgainMs = 60_000

type Holding = (version: number) => Promise<Table | undefined>
const holdings = new WeakMap<Db, Holding>()

/** The products as they are at this version or later; undefined where they are not held, or not yet. */
export const heldAt = async (db: Db, version: number) => holdings.get(db)?.(version)

interface Options {
  db: Database
  /** More products than fit are left to the database. */
  bytes: number
  onError(error: unknown): void
}

/** Holds what search counts in memory, as long as nothing goes unnoticed; searches ask the database until it is there. */
export function holdProducts({ db, bytes, onError }: Options): () => Promise<void> {
  let held: { table: Table; version: number } | undefined
  let listening = false
  let building: Promise<void> | undefined
  let following: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  /** Whose stock ran out or came back. */
  const turned = new Set<number>()

  function build() {
    clearTimeout(again)
    building ??= readAll()
      .catch((error: unknown) => {
        held = undefined
        onError(error)
        again = setTimeout(build, tryAgainMs).unref()
      })
      .finally(() => (building = undefined))
  }

  async function readAll() {
    const known = await countProducts(db)
    if (!known || known.products * bytesOfProduct > bytes) return
    const table = createTable(await searchGroups(db), known.products + atOnce)
    for (let after = 0; listening;) {
      const products = await searchProductsFrom(db, after, atOnce)
      const last = products.at(-1)
      if (!last) break
      if (!(await take(db, table, products))) return build()
      after = last.id
    }
    if (listening) held = { table, version: known.version }
  }

  async function follow() {
    const from = held
    if (!from) return
    const changed = await findChanged(db, from.version)
    const ids = [...new Set([...(changed?.ids ?? []), ...turned])]
    turned.clear()
    const { table } = from
    const wasted = table.size - table.living
    const tooMuch = ids.length > mostFollowed || wasted > table.living / 4 + mostFollowed
    if (tooMuch || !(await reload(db, table, ids))) {
      held = undefined
      return build()
    }
    from.version = changed?.version ?? from.version
  }

  const followOnce = () =>
    (following ??= follow()
      .catch((error: unknown) => {
        // What was read of it is not known.
        held = undefined
        build()
        throw error
      })
      .finally(() => (following = undefined)))

  holdings.set(db, async (version) => {
    while (held && held.version < version) await followOnce()
    return held?.table
  })
  const stop = db.listen(
    'stock',
    (id) => {
      turned.add(Number(id))
      void followOnce().catch(() => undefined)
    },
    (now) => {
      listening = now
      held = undefined
      if (now) build()
    },
  )
  return async () => {
    listening = false
    clearTimeout(again)
    holdings.delete(db)
    await stop()
    await Promise.allSettled([building, following])
  }
}

/** False where a group has other words than before. */
async function reload(db: Db, table: Table, ids: readonly number[]): Promise<boolean> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    if (!(await take(db, table, await searchProductsOf(db, some), some))) return false
  }
  return true
}

/** Groups come after the products that they were read for, so that each is known. */
async function take(db: Db, table: Table, products: HeldProduct[], instead: readonly number[] = []): Promise<boolean> {
  const groups = await searchGroupsOf(db, [...new Set(products.map(({ groupId }) => groupId))])
  const values = await searchValuesOf(
    db,
    products.map(({ id }) => id),
  )
  if (!groups.every((group) => addGroup(table.groups, group))) return false
  for (const id of instead) removeProduct(table, id)
  for (const product of products) addProduct(table, product)
  for (const { measurementId, packed } of values) addValues(table, measurementId, packed)
  return true
}
