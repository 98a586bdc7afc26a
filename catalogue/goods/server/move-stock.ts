import pg from 'pg'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import type { GoodsKey } from './shared-queries.ts'
import { giveBackLot, giveBackProduct, takeRows } from './stock-queries.ts'

export interface StockMove extends GoodsKey {
  kilograms: number
}

/** Of `take_stock`. */
const short = 'ST001'

type IsShort = (goods: { productId: number | null; lotId: number | null }) => boolean

/**
 * Takes stock. Where too little is left, or it is sold no more, the statement itself fails, so that a commit may follow at
 * once; `refusalOf` names what could not be taken.
 */
export async function takeStock(db: Db, moves: readonly StockMove[], refusalOf: (isShort: IsShort) => Error) {
  const { products, lots } = perRow(moves)
  if (products.length + lots.length === 0) return
  await takeRows(db, products, lots).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === short)) throw error
    const missing = JSON.parse(error.detail ?? '') as { products: number[]; lots: number[] }
    throw refusalOf(({ productId, lotId }) =>
      lotId === null ? missing.products.some((id) => id === productId) : missing.lots.includes(lotId),
    )
  })
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
