import type { Aggregation } from '#contract/members.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import { countEnquiries } from '#server/features/enquiries/count-enquiries.ts'
import { aggregateOrders } from '#server/features/orders/get-order.ts'
import { countBelongings } from './queries.ts'

export async function aggregate(db: Db, memberId: number): Promise<Aggregation> {
  const [orders, enquiries, belongings] = await Promise.all([
    aggregateOrders(db, memberId),
    countEnquiries(db, memberId),
    countBelongings(db, memberId),
  ])
  if (!belongings) throw new Refusal('NOT_FOUND')
  return { orders, enquiries, ...belongings }
}
