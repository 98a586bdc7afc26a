import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

// Each row is changed by one guarded update that sees every commit before it.

export const takeProduct = (db: Db, id: number, kilograms: number) =>
  db.run(sql`
    update product set stock_kg = stock_kg - ${kilograms}::bigint
    where id = ${id} and stock_kg >= ${kilograms}::bigint and status = 'published'`)

export const takeLot = (db: Db, id: number, kilograms: number) =>
  db.run(sql`
    update lot set stock_kg = stock_kg - ${kilograms}::bigint where id = ${id} and stock_kg >= ${kilograms}::bigint`)

export const giveBackProduct = (db: Db, id: number, kilograms: number) =>
  db.run(sql`update product set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`)

export const giveBackLot = (db: Db, id: number, kilograms: number) =>
  db.run(sql`update lot set stock_kg = stock_kg + ${kilograms}::bigint where id = ${id}`)
