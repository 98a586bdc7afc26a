import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Row {
  id: number
  kilograms: number
}

/** One guarded update for each row, in this order, that sees every commit before it. What is missing fails with its ids. */
export const takeRows = (db: Db, products: readonly Row[], lots: readonly Row[]) =>
  db.run(sql`
    select take_stock(${products.map(({ id }) => id)}, ${products.map(({ kilograms }) => kilograms)},
      ${lots.map(({ id }) => id)}, ${lots.map(({ kilograms }) => kilograms)})`)

export const giveBackProduct = (db: Db, id: number, kilograms: number) =>
  db.run(sql`update product set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`)

export const giveBackLot = (db: Db, id: number, kilograms: number) =>
  db.run(sql`update lot set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`)
