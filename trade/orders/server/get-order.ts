import { initialsOf } from '#catalogue/comments/shown-name.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { OutputOf, ParsedOf } from '#platform/contract/endpoint.ts'
import type { OrderDetail, OrderItem } from '../order.ts'
import type { orders } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import type { Db } from '#platform/server/database/database.ts'
import { payMethodsFor } from '#trade/payments/server/pay-methods.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import { findWriter } from './people-queries.ts'
import { detailOf } from './order-detail.ts'
import { turnOf } from '../turn.ts'
import { actionsOf } from './order-status.ts'
import { countOrders, searchOpenOrders, searchOrders, sumOrders } from './list-queries.ts'
import { findOrder, historyOf, type OrderRow } from './read-queries.ts'

const withActions = <Row extends OrderRow>(row: Row): Row & Pick<OrderItem, 'actions' | 'turn'> => ({
  ...row,
  actions: actionsOf(row),
  turn: turnOf(row),
})

export async function listOrders(
  db: Db,
  memberId: number,
  { page, limit, ...filter }: ParsedOf<typeof orders.list>,
): Promise<OutputOf<typeof orders.list>> {
  const [found, sums] = await Promise.all([
    limit === 0 ? [] : searchOrders(db, memberId, filter, { page, limit }),
    sumOrders(db, memberId, filter),
  ])
  return { ...sums, page, limit, list: found.map(withActions) }
}

const mostOpen = 30

/** Those of which something is still to happen, what presses most first. */
export async function openOrders(db: Db, memberId: number): Promise<OrderItem[]> {
  const found = (await searchOpenOrders(db, memberId, mostOpen)).map(withActions)
  const pressing = ({ turn: { until } }: OrderItem) => until ?? '9'
  return found.toSorted((one, other) => pressing(one).localeCompare(pressing(other)))
}

export async function aggregateOrders(db: Db, memberId: number) {
  const counts = await countOrders(db, memberId)
  if (!counts) throw new Error('Counting answered nothing.')
  return counts
}

type Reading = Pick<Context, 'db' | 'config'> & { caller: Pick<Caller, 'memberId'> }

/** Everything a member may know of an own order. */
export async function getOrder(id: number, { db, config, caller }: Reading): Promise<OrderDetail> {
  const row = await findOrder(db, caller.memberId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [parts, history, writer] = await Promise.all([
    detailOf(db, row, to.file.attachment),
    historyOf(db, id),
    findWriter(db, caller.memberId),
  ])
  const { currency, bankAccount } = row
  return {
    ...(withActions(row) as unknown as OrderDetail),
    ...parts,
    history,
    names: { company: writer?.company ?? null, initials: initialsOf(writer?.name ?? '') },
    payMethods: row.payable ? payMethodsFor(config, [currency], bankAccount ? [currency] : []) : [],
  }
}
