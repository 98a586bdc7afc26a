import type { Shop } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchShops } from './queries.ts'

/** The shops with the most to offer, our own first. */
export async function pickShops(db: Db, limit: number): Promise<Shop[]> {
  const { list } = await searchShops(db, { page: 1, limit })
  return list
}
