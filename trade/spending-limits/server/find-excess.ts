import type { Db } from '#platform/server/database/database.ts'
import { excessOf, type Totalled } from '../excess.ts'
import { findAllowances, lockSpender } from './shared-queries.ts'

/** In the transaction that writes the orders. The lock comes first: only what is read after it counts what others wrote. */
export async function findExcess(tx: Db, memberId: number, orders: readonly Totalled[]) {
  await lockSpender(tx, memberId)
  return excessOf(orders, await findAllowances(tx, memberId))
}
