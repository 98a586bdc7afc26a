import type { Db } from '#platform/server/database/database.ts'
import { searchSlip } from './queries.ts'

/** The receipt that the buyer sent in for an order. */
export const findSlip = (db: Db, orderId: number) => searchSlip(db, orderId)
