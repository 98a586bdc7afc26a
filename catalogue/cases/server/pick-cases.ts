import type { CaseItem } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchCases } from './queries.ts'

/** The newest. */
export async function pickCases(db: Db, limit: number): Promise<CaseItem[]> {
  const { list } = await searchCases(db, { page: 1, limit })
  return list
}
