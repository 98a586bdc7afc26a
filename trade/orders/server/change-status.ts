import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, type Sql } from '#platform/server/database/sql.ts'
import { giveBackStock } from '#catalogue/goods/server/move-stock.ts'
import type { By } from '#platform/server/api/by.ts'
import { transitionOf, type OrderEventName } from './order-status.ts'
import { existsOrder, linesOfOrder, moveOrder, type MovedOrder } from './queries.ts'

interface Change {
  /** What else changes with it. */
  set?: Sql
  /** What else must hold. */
  where?: Sql
  note?: string | null
}

/**
 * The one way in which an order changes: a single conditional update that also writes the history. Whoever comes second
 * finds no row and is refused; goods are given back by the one who came first.
 */
export async function changeStatus(
  tx: Db,
  orderId: number,
  event: OrderEventName,
  by: By,
  { set = nothing, where = nothing, note = null }: Change = {},
): Promise<MovedOrder> {
  const { from, to, givesBack, by: allowed } = transitionOf(event)
  if (!allowed.includes(by.actor)) throw new Error(`${event} is not for the ${by.actor}.`)
  const moved = await moveOrder(tx, { orderId, event, by, set, where, note, from, to })
  if (!moved) throw new Refusal((await existsOrder(tx, orderId, by)) ? 'ORDER_STATE' : 'NOT_FOUND')
  if (givesBack) await giveBackStock(tx, await linesOfOrder(tx, orderId))
  return moved
}
