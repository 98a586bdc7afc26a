import type { Counter } from './count.ts'
import {
  countChanges,
  countLabels,
  countMembers,
  countNews,
  countOperators,
  countProducts,
  countWaitingChats,
} from './queries.ts'

/** What the first page of the back office counts, in its order. */
export const counters: readonly Counter[] = [
  { name: 'chats', permission: 'service.read', count: countWaitingChats },
  { name: 'products', permission: 'products.read', count: countProducts },
  { name: 'labels', permission: 'catalogue.read', count: countLabels },
  { name: 'news', permission: 'content.read', count: countNews },
  { name: 'members', permission: 'members.read', count: countMembers },
  { name: 'operators', permission: 'operators.edit', count: countOperators },
  { name: 'changes', permission: 'audit.read', count: countChanges },
]
