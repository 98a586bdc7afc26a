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

const holdings = new WeakMap<Db, Holding>()

/** The products as they are at this version or later; undefined where they are not held, or not yet. */
export const heldAt = async (db: Db, version: number) => holdings.get(db)?.at(version)

interface Options {
  db: Database
  /** More products than fit are left to the database. */
  bytes: number
  onError(error: unknown): void
}

/** Holds what search counts in memory, as long as nothing goes unnoticed; searches ask the database until it is there. */
export function holdProducts(options: Options): () => Promise<void> {
  const { db } = options
  const holding = new Holding(options)
  holdings.set(db, holding)
  const stop = db.listen('stock', holding.noteTurned, holding.noteListening)
  return async () => {
    holdings.delete(db)
    await stop()
    await holding.end()
  }
}

class Holding {
  readonly #options: Options
  #held: { table: Table; version: number } | undefined
  #listening = false
  #building: Promise<void> | undefined
  #following: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined
  /** Whose stock ran out or came back. */
  readonly #turned = new Set<number>()

  constructor(options: Options) {
    this.#options = options
  }

  async at(version: number): Promise<Table | undefined> {
    while (this.#held && this.#held.version < version) await this.#followOnce()
    return this.#held?.table
  }

  noteTurned = (id: string) => {
    this.#turned.add(Number(id))
    void this.#followOnce().catch(() => undefined)
  }

  /** What was said while nobody listened is not known. */
  noteListening = (listening: boolean) => {
    this.#listening = listening
    this.#held = undefined
    if (listening) this.#build()
  }

  async end() {
    this.noteListening(false)
    clearTimeout(this.#again)
    await Promise.allSettled([this.#building, this.#following])
  }

  #build() {
    clearTimeout(this.#again)
    this.#building ??= this.#readAll()
      .catch((error: unknown) => {
        this.#options.onError(error)
        if (this.#listening) this.#again = setTimeout(() => this.#build(), tryAgainMs).unref()
      })
      .finally(() => (this.#building = undefined))
  }

  async #readAll() {
    const { db, bytes } = this.#options
    const known = await countProducts(db)
    if (!known || known.products * bytesOfProduct > bytes) return
    const table = createTable(await searchGroups(db), known.products + atOnce)
    for (let after = 0; this.#listening;) {
      const products = await searchProductsFrom(db, after, atOnce)
      const last = products.at(-1)
      if (!last) break
      if (!(await take(db, table, products))) throw new Error('The words of a group have changed meanwhile.')
      after = last.id
    }
    if (!this.#listening) return
    this.#held = { table, version: known.version }
    await this.#followOnce()
  }

  #followOnce() {
    this.#following ??= this.#follow()
      .catch((error: unknown) => {
        // What of it was read is not known.
        this.#readAnew()
        throw error
      })
      .finally(() => (this.#following = undefined))
    return this.#following
  }

  #readAnew() {
    this.#held = undefined
    if (this.#listening) this.#build()
  }

  async #follow() {
    const held = this.#held
    if (!held) return
    const { table } = held
    const changed = await findChanged(this.#options.db, held.version)
    const ids = [...new Set([...(changed?.ids ?? []), ...this.#turned])]
    this.#turned.clear()
    const wasted = table.size - table.living
    const tooMuch = ids.length > mostFollowed || wasted > table.living / 4 + mostFollowed
    if (tooMuch || !(await reload(this.#options.db, table, ids))) return this.#readAnew()
    held.version = changed?.version ?? held.version
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
