import type { Aggregation } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { countEnquiries } from '#trade/enquiries/server/count-enquiries.ts'
import { aggregateOrders } from '#trade/orders/server/get-order.ts'
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
