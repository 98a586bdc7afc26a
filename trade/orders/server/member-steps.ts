import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { changeStatus } from './change-status.ts'
import { byMember } from '#platform/server/api/by.ts'

export const cancelOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await changeStatus(tx, id, 'cancel', byMember(memberId))
    return null
  })

export const receiveOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await changeStatus(tx, id, 'receive', byMember(memberId), { set: sql`, completed_at = now()` })
    return null
  })

/** Hidden for the member and kept for the seller; not while a return is under way, which could not be followed then. */
export const deleteOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await changeStatus(tx, id, 'delete', byMember(memberId), {
      set: sql`, hidden = true`,
      where: sql`and not exists (
        select from order_return where order_id = sales_order.id and order_return.status in (0, 1))`,
    })
    return null
  })
