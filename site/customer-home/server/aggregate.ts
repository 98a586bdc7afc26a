import type { Aggregation } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Caller } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { countWaiting } from '#trade/approvals/server/get-approval.ts'
import { countEnquiries } from '#trade/enquiries/server/count-enquiries.ts'
import { aggregateOrders } from '#trade/orders/server/get-order.ts'
import { countBelongings } from './queries.ts'

export async function aggregate(db: Db, caller: Caller): Promise<Aggregation> {
  const { memberId } = caller
  const [orders, enquiries, belongings, approvals] = await Promise.all([
    aggregateOrders(db, memberId),
    countEnquiries(db, memberId),
    countBelongings(db, memberId),
    countWaiting(db, caller),
  ])
  if (!belongings) throw new Refusal('NOT_FOUND')
  return { orders, enquiries, approvals, ...belongings }
}
