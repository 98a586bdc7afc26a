import { OrderStatus } from '#contract/enums.ts'
import { Refusal } from '#contract/errors.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { OrderDetail, OrderItem } from '#contract/order.ts'
import type { orders } from '#contract/orders.ts'
import type { Page } from '#contract/paging.ts'
import type { Db } from '#server/database/database.ts'
import { availablePayMethods } from '#server/features/payments/pay-methods.ts'
import { findBankAccount, findSlip } from '#server/features/payments/find-transfer.ts'
import { attachmentUrl } from '#server/features/uploads/stored-keys.ts'
import type { Context } from '#server/http/context.ts'
import { depositOf } from './deposit.ts'
import { actionsOf } from './order-status.ts'
import {
  commentsOf,
  countOrders,
  findOrder,
  historyOf,
  returnsOf,
  searchOrders,
  type OrderRow,
} from './read-queries.ts'
import { returnableLines } from './return-queries.ts'

const withActions = <Row extends OrderRow>(row: Row): Row & Pick<OrderItem, 'actions'> => ({
  ...row,
  actions: actionsOf(row),
})

export async function listOrders(
  db: Db,
  memberId: number,
  { page, limit, ...filter }: ParsedOf<typeof orders.list>,
): Promise<Page<OrderItem>> {
  const found = await searchOrders(db, memberId, filter, { page, limit })
  return { ...found, list: found.list.map(withActions) }
}

export async function aggregateOrders(db: Db, memberId: number) {
  const counts = await countOrders(db, memberId)
  if (!counts) throw new Error('Counting answered nothing.')
  return counts
}

type Reading = Pick<Context<'member'>, 'db' | 'config' | 'caller'>

/** Everything a member may know of an own order. */
export async function getOrder(id: number, { db, config, caller }: Reading): Promise<OrderDetail> {
  const row = await findOrder(db, caller.memberId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [history, comments, returns, returnable, slip, bankAccount, payMethods] = await Promise.all([
    historyOf(db, id),
    commentsOf(db, id),
    returnsOf(db, id),
    returnableLines(db, id),
    findSlip(db, id),
    findBankAccount(db, row.currency),
    availablePayMethods(db, config, [row.currency]),
  ])
  const unpaid = row.status === OrderStatus.unpaid
  return {
    ...(withActions(row) as unknown as OrderDetail),
    lines: row.lines.map((line) => ({
      ...line,
      returnableKg: returnable.find(({ lineId }) => lineId === line.id)?.returnableKg ?? 0,
      comment: comments.find(({ lineId }) => lineId === line.id) ?? null,
    })),
    deposit: depositOf(row),
    history,
    returns: returns.map((each) => ({
      ...each,
      photos: each.photos.map((photo) => ({ ...photo, url: attachmentUrl(photo.id) })),
    })),
    payMethods: unpaid ? payMethods : [],
    bankAccount: unpaid ? (bankAccount ?? null) : null,
    slip: slip ? { ...slip, url: attachmentUrl(slip.id) } : null,
  }
}
