import type { WaitingName } from './contract.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  enquiries,
  openQuotes,
  ordersToDo,
  paymentAlarms,
  searchWaiting,
  waitingChats,
  waitingCompanies,
  waitingLots,
} from './waiting-queries.ts'

interface Group {
  name: WaitingName
  permission: OperatorPermission
  /** Of what the operator may reach. */
  rows(by: Reach): Sql
}

/** Everything that waits for somebody, in the order in which it presses. */
const groups: readonly Group[] = [
  { name: 'freshEnquiries', permission: 'sales.read', rows: enquiries.fresh },
  { name: 'waitingEnquiries', permission: 'sales.read', rows: enquiries.waiting },
  { name: 'chats', permission: 'service.read', rows: () => waitingChats },
  { name: 'counteredQuotes', permission: 'sales.read', rows: openQuotes.countered },
  { name: 'expiringQuotes', permission: 'sales.read', rows: openQuotes.expiring },
  { name: 'paymentAlarms', permission: 'money.read', rows: () => paymentAlarms },
  { name: 'transfers', permission: 'sales.read', rows: ordersToDo.confirm },
  { name: 'shipments', permission: 'sales.read', rows: ordersToDo.ship },
  { name: 'refunds', permission: 'sales.read', rows: ordersToDo.refund },
  { name: 'returns', permission: 'sales.read', rows: ordersToDo.decide },
  { name: 'companies', permission: 'members.read', rows: () => waitingCompanies },
  { name: 'lots', permission: 'products.read', rows: waitingLots },
]

export async function findWaiting({ db, operator }: Context<'operator'>) {
  const mine = groups.filter(({ permission }) => operator.permissions.includes(permission))
  return Promise.all(mine.map(async ({ name, rows }) => ({ name, ...(await searchWaiting(db, rows(operator))) })))
}
