import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'
import type { GoodsKey } from './find-goods.ts'

export interface StockMove extends GoodsKey {
  kilograms: number
}

/**
 * Takes stock, all or nothing for a caller that rolls back on false: a product or lot has too little, or is sold no more.
 * Each row is changed by one guarded update that sees every commit before it; products before lots and both by their ids,
 * so that two orders never wait for each other in a circle.
 */
export async function takeStock(db: Db, moves: readonly StockMove[]): Promise<boolean> {
  const { products, lots } = perRow(moves)
  return (await moveProducts(db, products, -1)) === products.size && (await moveLots(db, lots, -1)) === lots.size
}

/** Gives back what a cancelled or closed order had taken. */
export async function giveBackStock(db: Db, moves: readonly StockMove[]): Promise<void> {
  const { products, lots } = perRow(moves)
  await moveProducts(db, products, 1)
  await moveLots(db, lots, 1)
}

type Rows = Map<number, number>

/** The same product on two lines is one row of stock. */
function perRow(moves: readonly StockMove[]) {
  const products: Rows = new Map()
  const lots: Rows = new Map()
  for (const { productId, lotId, kilograms } of moves) {
    const [rows, id] = lotId === null ? [products, productId] : [lots, lotId]
    rows.set(id, (rows.get(id) ?? 0) + kilograms)
  }
  return { products, lots }
}

/** Behind a select the planner does not see how many there are, and keeps one plan. */
const changesOf = (rows: Rows, sign: 1 | -1) => {
  const keys = [...rows.keys()]
  const changes = [...rows.values()].map((kilograms) => sign * kilograms)
  const ids = sql`(select ${keys}::int[])`
  return { ids, wanted: sql`unnest(${ids}, (select ${changes}::bigint[])) as wanted (row_id, change)` }
}

async function moveProducts(db: Db, rows: Rows, sign: 1 | -1): Promise<number> {
  if (rows.size === 0) return 0
  const { ids, wanted } = changesOf(rows, sign)
  return db.run(sql`
    with locked as materialized (select id from product where id = any(${ids}::int[]) order by id for no key update)
    update product set stock_kg = stock_kg + change from locked join ${wanted} on row_id = locked.id
    where product.id = locked.id and stock_kg + change >= 0 and (change > 0 or status = 'published')`)
}

async function moveLots(db: Db, rows: Rows, sign: 1 | -1): Promise<number> {
  if (rows.size === 0) return 0
  const { ids, wanted } = changesOf(rows, sign)
  return db.run(sql`
    with locked as materialized (select id from lot where id = any(${ids}::int[]) order by id for no key update)
    update lot set stock_kg = stock_kg + change from locked join ${wanted} on row_id = locked.id
    where lot.id = locked.id and stock_kg + change >= 0`)
}
