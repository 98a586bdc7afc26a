import type { Db } from '#platform/server/database/database.ts'
import type { OrderPart } from '../part.ts'
import { searchParts } from './queries.ts'

/** In the order in which they are due; buyer and seller fetch receipts at addresses of their own. */
export async function readParts(db: Db, orderId: number, urlOf: (fileId: number) => string): Promise<OrderPart[]> {
  const rows = await searchParts(db, orderId)
  return rows.map(({ slip, ...part }) => ({ ...part, slip: slip && { ...slip, url: urlOf(slip.id) } }))
}
