import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { byMember } from '#platform/server/api/by.ts'
import { orderLife } from './order-life.ts'

export const cancelOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await orderLife.move(tx, id, 'cancel', byMember(memberId))
    return null
  })

/** Hidden for the member and kept for the seller; not while a return is under way, which could not be followed then. */
export const deleteOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await orderLife.move(tx, id, 'delete', byMember(memberId), { set: sql`, hidden = true` })
    return null
  })
