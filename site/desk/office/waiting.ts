import type { Arrival, WaitingName } from './contract.ts'
import { choicesOf } from '#identity/letters/office/choices-of.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import {
  chatsFor,
  countWaiting,
  endingDocuments,
  enquiries,
  openComments,
  openQuotes,
  openSamples,
  ordersToDo,
  paymentAlarms,
  requestedInvoices,
  searchWaiting,
  waitingApprovals,
  waitingChats,
  waitingCompanies,
  waitingLots,
} from './waiting-queries.ts'

interface Group {
  name: WaitingName
  permission: OperatorPermission
  /** What it is a case of; without one it arrives from nobody. */
  topic?: OperatorTopic
  /** Of what the operator may reach. */
  rows(by: Operator): Sql
}

/** Everything that waits for somebody, in the order in which it presses. */
const groups: readonly Group[] = [
  { name: 'freshEnquiries', permission: 'sales.read', topic: 'enquiries', rows: enquiries.fresh },
  { name: 'waitingEnquiries', permission: 'sales.read', topic: 'enquiries', rows: enquiries.waiting },
  { name: 'chats', permission: 'service.read', topic: 'chats', rows: () => waitingChats },
  { name: 'quoteApprovals', permission: 'quotes.approve', topic: 'enquiries', rows: waitingApprovals },
  { name: 'counteredQuotes', permission: 'sales.read', topic: 'enquiries', rows: openQuotes.countered },
  { name: 'expiringQuotes', permission: 'sales.read', rows: openQuotes.expiring },
  { name: 'paymentAlarms', permission: 'money.read', rows: () => paymentAlarms },
  { name: 'transfers', permission: 'sales.read', topic: 'payments', rows: ordersToDo.confirm },
  { name: 'letters', permission: 'sales.read', topic: 'payments', rows: ordersToDo.checkLetter },
  { name: 'endingLetters', permission: 'sales.read', rows: ordersToDo.endingLetter },
  { name: 'shipments', permission: 'sales.read', topic: 'orders', rows: ordersToDo.ship },
  { name: 'refunds', permission: 'sales.read', rows: ordersToDo.refund },
  { name: 'returns', permission: 'sales.read', topic: 'returns', rows: ordersToDo.decide },
  { name: 'samples', permission: 'sales.read', rows: openSamples },
  { name: 'taxInvoices', permission: 'invoices.issue', rows: () => requestedInvoices },
  { name: 'orderMessages', permission: 'sales.read', topic: 'orders', rows: ordersToDo.answer },
  { name: 'comments', permission: 'sales.read', topic: 'comments', rows: openComments },
  { name: 'companies', permission: 'members.read', rows: () => waitingCompanies },
  { name: 'documents', permission: 'products.read', rows: endingDocuments },
  { name: 'lots', permission: 'products.read', rows: waitingLots },
]

const groupsOf = ({ permissions }: Operator) => groups.filter(({ permission }) => permissions.includes(permission))

export const findWaiting = ({ db, operator }: Context<'operator'>) =>
  Promise.all(
    groupsOf(operator).map(async ({ name, rows }) => ({ name, ...(await searchWaiting(db, rows(operator))) })),
  )

/** Figures only, in one question: every open page of the back office asks for them whenever something moved. */
export async function findArrivals(context: Context<'operator'>): Promise<Arrival[]> {
  const { db, operator } = context
  const mine = groupsOf(operator).filter(({ topic }) => topic)
  if (mine.length === 0) return []
  const [choices, counts] = await Promise.all([
    choicesOf(context),
    countWaiting(
      db,
      // A chat is for the contact who has it, and for everybody else while that contact is not there.
      mine.map(({ name, rows }) => ({ name, rows: name === 'chats' ? chatsFor(operator.contactId) : rows(operator) })),
    ),
  ])
  const signals = new Set(choices.flatMap(({ topic, page }) => (page ? [topic] : [])))
  return mine.map(({ name, topic }) => ({
    name,
    count: counts.find((each) => each.name === name)?.count ?? 0,
    signals: topic !== undefined && signals.has(topic),
  }))
}
