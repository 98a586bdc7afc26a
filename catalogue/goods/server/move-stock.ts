import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import type { GoodsKey } from './shared-queries.ts'
import { giveBackLot, giveBackProduct, takeLot, takeProduct } from './stock-queries.ts'

export interface StockMove extends GoodsKey {
  kilograms: number
}

/** Takes stock and answers what could not be taken: too little of it, or sold no more. Answered anything, a caller rolls back. */
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
    ...products.map(({ id, kilograms }) => giveBackProduct(db, id, kilograms)),
    ...lots.map(({ id, kilograms }) => giveBackLot(db, id, kilograms)),
  ])
}

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
