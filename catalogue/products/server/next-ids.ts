import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { matching, type ProductFilter } from '../office/queries.ts'

export type { ProductFilter }

/** Ids of the next products after this one, for reading all of them bit by bit. */
export async function searchNextIds(db: Db, filter: ProductFilter, after: number, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select product.id from product where product.id > ${after} and ${matching(filter)} order by product.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Parameters of which some product states a value. */
export async function findStatedParameters(db: Db): Promise<Set<number>> {
  const rows = await db.many<{ id: number }>(sql`
    select id from parameter where exists (select from property where parameter_id = parameter.id and lot_id is null)`)
  return new Set(rows.map(({ id }) => id))
}
