import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Excess } from '#trade/spending-limits/excess.ts'
import { findExcess } from '#trade/spending-limits/server/find-excess.ts'
import type { NewOrder } from './queries.ts'

/** Orders that somebody else of the company has to approve, with all that is needed to request it. */
export class AboveLimit extends Refusal {
  readonly orders: readonly NewOrder[]
  readonly excess: readonly Excess[]

  constructor(orders: readonly NewOrder[], excess: readonly Excess[]) {
    super('ABOVE_LIMIT')
    this.orders = orders
    this.excess = excess
  }
}

export async function refuseAboveLimit(tx: Db, memberId: number, orders: readonly NewOrder[]): Promise<void> {
  const excess = await findExcess(tx, memberId, orders)
  if (excess.length > 0) throw new AboveLimit(orders, excess)
}
