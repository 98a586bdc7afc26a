import { sql, type Sql } from '../database/sql.ts'

/** Who talks to us: a member, or the browser of somebody who is not signed in. */
export type Customer = { memberId: number } | { visitorId: number }

/** Ownership is part of every query. */
export const owned = (customer: Customer): Sql =>
  'memberId' in customer ? sql`member_id = ${customer.memberId}` : sql`visitor_id = ${customer.visitorId}`

export const customerKey = (customer: Customer) =>
  'memberId' in customer ? `member ${customer.memberId}` : `visitor ${customer.visitorId}`
