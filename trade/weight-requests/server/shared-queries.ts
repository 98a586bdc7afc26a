import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { WeightRequest } from '../weight-request.ts'

export const findRequest = (db: Db, orderId: number) =>
  db.first<WeightRequest>(sql`
    select id, line_id as "lineId", kilograms, reason, asked_at as "askedTime" from weight_request
    where order_id = ${orderId} and status = 'asked'`)

interface NewRequest {
  orderId: number
  lineId: number
  kilograms: number
  reason: string
}

/** The caller has locked the order, and replaced the request before. */
export const insertRequest = (db: Db, { orderId, lineId, kilograms, reason }: NewRequest) =>
  db.first<Columns<'weight_request', 'id'>>(sql`
    insert into weight_request (order_id, line_id, kilograms, reason)
    values (${orderId}, ${lineId}, ${kilograms}, ${reason}) returning id`)
