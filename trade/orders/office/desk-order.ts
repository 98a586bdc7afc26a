import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { OutputOf, ParsedOf } from '#platform/contract/endpoint.ts'
import type { OrderInfo, OrderRow, orders } from './contract.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Finder } from '#platform/office/finder.ts'
import {
  countTabs,
  deskHistoryOf,
  findDeskOrder,
  findOrdersNamed,
  lotsOfOrder,
  searchOrderRows,
  sumOrderRows,
} from './queries.ts'
import { warehousesFor } from '#catalogue/warehouses/server/shared-queries.ts'
import { searchCarriers } from '#trade/carriers/server/shared-queries.ts'
import { packingDefaults } from './packing-defaults.ts'
import { leftKg } from '#trade/shipments/tolerance.ts'
import { searchVersions } from '#trade/papers/server/shared-queries.ts'
import { detailOf } from '../server/order-detail.ts'
import { notesOf } from '../server/thread-queries.ts'
import { decisionsOn, stepsOf } from '../server/order-status.ts'
import { turnOf } from '../turn.ts'

/** Everything the seller knows of an order, also of one that the member has deleted from the own list. */
export async function getDeskOrder(db: Db, by: Reach, id: number): Promise<OrderInfo> {
  const row = await findDeskOrder(db, by, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const steps = stepsOf(row)
  const ships = steps.includes('ship') || row.shippedKg !== null
  const [parts, history, notes, carriers, lots, warehouses, proformas] = await Promise.all([
    detailOf(db, row, to.office.file.attachment),
    deskHistoryOf(db, id),
    notesOf(db, id),
    ships ? searchCarriers(db) : [],
    ships ? lotsOfOrder(db, id) : [],
    ships ? warehousesFor(db, row.shopId) : [],
    searchVersions(db, { kind: 'proforma', id }),
  ])
  const left = parts.lines
    .filter((line) => leftKg(line) > 0)
    .map((line) => ({ lineId: line.id, lotCode: line.lotCode, kilograms: leftKg(line) }))
  const next = steps.includes('ship') ? [{ id: null, lines: left }] : []
  const packing = await packingDefaults(db, id, [...parts.shipments, ...next])
  return {
    ...(row as unknown as OrderInfo),
    ...parts,
    turn: turnOf(row),
    history,
    notes,
    returns: parts.returns.map((each) => ({ ...each, decisions: decisionsOn(each) })),
    steps,
    carriers,
    proformas,
    packing,
    lots,
    warehouses,
  }
}

type Filter = ParsedOf<typeof orders.list>

export async function listDeskOrders(db: Db, by: Reach, filter: Filter): Promise<OutputOf<typeof orders.list>> {
  const { page, limit } = filter
  const [list, sums] = await Promise.all([findDeskOrders(db, by, filter), sumOrderRows(db, by, filter)])
  return { ...sums, page, limit, list }
}

export async function findDeskOrders(db: Reader, by: Reach, filter: Filter): Promise<OrderRow[]> {
  const found = await searchOrderRows(db, by, filter)
  return found.map((row) => ({ ...row, turn: turnOf(row) }))
}

export async function countOrderTabs(db: Db, by: Reach) {
  const row = await countTabs(db, by)
  if (!row) throw new Error('Counting answered nothing.')
  return row.counts
}

export const orderFinder: Finder = { permission: 'sales.read', find: findOrdersNamed }
