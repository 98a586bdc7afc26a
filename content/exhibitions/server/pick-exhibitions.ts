import type { Exhibition } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchExhibitions } from './queries.ts'

/** The next to come. */
export async function pickExhibitions(db: Db, limit: number): Promise<Exhibition[]> {
  const { list } = await searchExhibitions(db, { page: 1, limit })
  return list
}
