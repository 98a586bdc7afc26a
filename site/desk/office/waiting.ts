import type { WaitingItem, WaitingName } from './contract.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
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
  search(db: Db): Promise<{ count: number; items: WaitingItem[] }>
}

/** Everything that waits for somebody, in the order in which it presses. */
const groups: readonly Group[] = [
  { name: 'freshEnquiries', permission: 'sales.read', search: (db) => searchWaiting(db, enquiries.fresh) },
  { name: 'waitingEnquiries', permission: 'sales.read', search: (db) => searchWaiting(db, enquiries.waiting) },
  { name: 'chats', permission: 'service.read', search: (db) => searchWaiting(db, waitingChats) },
  { name: 'counteredQuotes', permission: 'sales.read', search: (db) => searchWaiting(db, openQuotes.countered) },
  { name: 'expiringQuotes', permission: 'sales.read', search: (db) => searchWaiting(db, openQuotes.expiring) },
  { name: 'paymentAlarms', permission: 'money.read', search: (db) => searchWaiting(db, paymentAlarms) },
  { name: 'transfers', permission: 'sales.read', search: (db) => searchWaiting(db, ordersToDo.confirm) },
  { name: 'shipments', permission: 'sales.read', search: (db) => searchWaiting(db, ordersToDo.ship) },
  { name: 'refunds', permission: 'sales.read', search: (db) => searchWaiting(db, ordersToDo.refund) },
  { name: 'returns', permission: 'sales.read', search: (db) => searchWaiting(db, ordersToDo.decide) },
  { name: 'companies', permission: 'members.read', search: (db) => searchWaiting(db, waitingCompanies) },
  { name: 'lots', permission: 'products.read', search: (db) => searchWaiting(db, waitingLots) },
]

export async function findWaiting({ db, operator }: Context<'operator'>) {
  const mine = groups.filter(({ permission }) => operator.permissions.includes(permission))
  return Promise.all(mine.map(async ({ name, search }) => ({ name, ...(await search(db)) })))
}
