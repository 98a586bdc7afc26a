import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { ChatContact } from '#service/chat/contract.ts'
import { OrderCounts, OrderItem } from '#trade/orders/order.ts'

/** How much there is of everything that is the member's, and what of it waits. */
const Aggregation = v.object({
  orders: OrderCounts,
  /** `answered`: the seller wrote last. */
  enquiries: v.object({ total: v.number(), answered: v.number() }),
  /** `toDecide`: by the caller; `waiting`: those of the caller, decided by somebody else. */
  approvals: v.object({ toDecide: v.number(), waiting: v.number() }),
  letters: v.object({ total: v.number(), unread: v.number() }),
  favourites: v.number(),
  history: v.number(),
  cart: v.number(),
  addresses: v.number(),
  savedSearches: v.number(),
})
export type Aggregation = v.InferOutput<typeof Aggregation>

/** What is under way, and who helps with it. */
const Cases = v.object({
  /** Of which something is still to happen, what presses most first. */
  orders: v.array(v.pick(OrderItem, ['id', 'orderSn', 'buyerNumber', 'currency', 'totalMinor', 'lines', 'turn'])),
  contact: v.nullable(v.pick(ChatContact, ['name', 'nameEn', 'picture', 'online', 'answerMinutes'])),
})
export type Cases = v.InferOutput<typeof Cases>

export const customerHome = {
  cases: get('/customer/member/cases', { access: 'member', output: Cases }),
  aggregation: get('/customer/aggregationlist', { access: 'member', output: Aggregation }),
}
