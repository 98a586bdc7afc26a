import type { Db } from '#platform/server/database/database.ts'
import { excessOf, type Totalled } from '../excess.ts'
import { findAllowances, lockSpender } from './shared-queries.ts'

/** The lock comes first: only what is read after it counts what others wrote. */
export async function lockAllowances(tx: Db, memberId: number) {
  await lockSpender(tx, memberId)
  return findAllowances(tx, memberId)
}

/** In the transaction that writes the orders. */
export const findExcess = async (tx: Db, memberId: number, orders: readonly Totalled[]) =>
  excessOf(orders, await lockAllowances(tx, memberId))
