import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Settlement } from '../settlement.ts'

/** The oldest first. */
export const settlementsOf = (db: Db, orderId: number) =>
  db.many<Settlement>(sql`
    select id, cause, total_before as "totalBeforeMinor", total_after as "totalAfterMinor", refunded as "refundedMinor",
      reason, at as time, (
        select json_agg(json_build_object('lineId', line_id, 'kilogramsBefore', kilograms_before,
          'kilogramsAfter', kilograms_after, 'amountBeforeMinor', amount_before, 'amountAfterMinor', amount_after)
          order by line_id)
        from settlement_line where settlement_id = settlement.id) as lines
    from settlement where order_id = ${orderId} order by id`)

/** Whether its goods are charged by what has left; orders that the release before shipped are not. */
export const isSettled = async (db: Db, orderId: number) =>
  (await db.first(sql`select from order_line where order_id = ${orderId} and charged_kg is not null`)) !== undefined
