import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { together } from '#platform/server/database/together.ts'
import type { GoodsKey } from './find-goods.ts'

export interface StockMove extends GoodsKey {
  kilograms: number
}

/**
 * Takes stock and answers what could not be taken, because there is too little of it or it is sold no more; a caller that
 * is answered anything rolls back. Each row is changed by one guarded update that sees every commit before it.
 */
export async function takeStock(db: Db, moves: readonly StockMove[]): Promise<StockMove[]> {
  const { products, lots } = perRow(moves)
  const taken = await together([
    ...products.map(({ id, kilograms }) => takeProduct(db, id, kilograms)),
    ...lots.map(({ id, kilograms }) => takeLot(db, id, kilograms)),
  ])
  const untaken = (at: number) => taken[at] !== 1
  const shortProducts = new Set(products.filter((_, index) => untaken(index)).map(({ id }) => id))
  const shortLots = new Set(lots.filter((_, index) => untaken(products.length + index)).map(({ id }) => id))
  return moves.filter(({ productId, lotId }) => (lotId === null ? shortProducts.has(productId) : shortLots.has(lotId)))
}

/** Gives back what a cancelled or closed order had taken. */
export async function giveBackStock(db: Db, moves: readonly StockMove[]): Promise<void> {
  const { products, lots } = perRow(moves)
  await together([
    ...products.map(({ id, kilograms }) =>
      db.run(sql`update product set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`),
    ),
    ...lots.map(({ id, kilograms }) =>
      db.run(sql`update lot set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`),
    ),
  ])
}

const takeProduct = (db: Db, id: number, kilograms: number) =>
  db.run(sql`
    update product set stock_kg = stock_kg - ${kilograms}::bigint
    where id = ${id} and stock_kg >= ${kilograms}::bigint and status = 'published'`)

const takeLot = (db: Db, id: number, kilograms: number) =>
  db.run(sql`
    update lot set stock_kg = stock_kg - ${kilograms}::bigint where id = ${id} and stock_kg >= ${kilograms}::bigint`)

/**
 * The same product on two lines is one row of stock. Products come before lots and both by their ids, so that two orders
 * never wait for each other in a circle.
 */
function perRow(moves: readonly StockMove[]) {
  const sums = (idOf: (move: StockMove) => number | null) => {
    const rows = new Map<number, number>()
    for (const move of moves) {
      const id = idOf(move)
      if (id !== null) rows.set(id, (rows.get(id) ?? 0) + move.kilograms)
    }
    return [...rows].map(([id, kilograms]) => ({ id, kilograms })).toSorted((one, other) => one.id - other.id)
  }
  return {
    products: sums(({ productId, lotId }) => (lotId === null ? productId : null)),
    lots: sums(({ lotId }) => lotId),
  }
}
