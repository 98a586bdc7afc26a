import { Refusal } from '#contract/errors.ts'
import type { OrderInfo } from '#contract/operator/orders.ts'
import type { Db } from '#server/database/database.ts'
import type { Finder } from '#server/features/desk/find.ts'
import { deskAttachmentUrl } from '#server/features/uploads/stored-keys.ts'
import { countTabs, deskHistoryOf, findDeskOrder, findOrdersNamed } from './operator-queries.ts'
import { orderParts } from './order-parts.ts'
import { decisionsOn, stepsOf } from './order-status.ts'

/** Everything the seller knows of an order, also of one that the member has deleted from the own list. */
export async function getDeskOrder(db: Db, id: number): Promise<OrderInfo> {
  const row = await findDeskOrder(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [parts, history] = await Promise.all([orderParts(db, row, deskAttachmentUrl), deskHistoryOf(db, id)])
  return {
    ...(row as unknown as OrderInfo),
    ...parts,
    history,
    returns: parts.returns.map((each) => ({ ...each, decisions: decisionsOn(each.status) })),
    steps: stepsOf(row),
  }
}

export async function countOrderTabs(db: Db) {
  const row = await countTabs(db)
  if (!row) throw new Error('Counting answered nothing.')
  return row.counts
}

export const orderFinder: Finder = { permission: 'sales.read', find: findOrdersNamed }
