import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export { brokenRules } from '#trade/orders/server/exact-queries.ts'

/** Kilograms in stock plus those of live orders: what there was before the first order. */
export async function initialStock(db: Db, { productId, lotId = null }: { productId: number; lotId?: number | null }) {
  const row = await db.first<{ initial: number }>(sql`
    select coalesce((select stock_kg from lot where id = ${lotId}), (select stock_kg from product where id = ${productId}))
      + coalesce((
        select sum(order_line.kilograms) from order_line join sales_order on sales_order.id = order_id
        where product_id = ${productId} and lot_id is not distinct from ${lotId}::int
          and status not in (${OrderStatus.cancelled}, ${OrderStatus.closed})), 0) as initial`)
  return Number(row?.initial)
}
