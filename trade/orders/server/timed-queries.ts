import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { movedColumns, type MovedOrder } from './queries.ts'

const atOnce = 100

const overdue = {
  unpaid: sql`status = 0 and pay_until < now() and not exists (
    select from payment where order_id = sales_order.id and slip_status = 'waiting')`,
  shipped: sql`status = 2 and receive_until < now()`,
}

export const searchOverdue = (db: Db, kind: keyof typeof overdue) =>
  db.many<{ id: number }>(sql`select id from sales_order where ${overdue[kind]} order by id limit ${atOnce}`)

/** Nothing where it has changed, or somebody is changing it at this moment: that is left for the next run. */
export const lockOverdue = (db: Db, kind: keyof typeof overdue, id: number) =>
  db.first<{ id: number }>(sql`
    select id from sales_order where id = ${id} and ${overdue[kind]} for no key update skip locked`)

const due = {
  pay: {
    mark: sql`pay_reminded = true`,
    when: sql`status = 0 and not pay_reminded and pay_until between now() and now() + interval '24 hours'
      and placed_at < now() - interval '12 hours'`,
  },
  receive: {
    mark: sql`receive_reminded = true`,
    when: sql`status = 2 and not receive_reminded and receive_until between now() and now() + interval '3 days'`,
  },
}

export const remindOf = (db: Db, kind: keyof typeof due) =>
  db.many<MovedOrder>(sql`
    update sales_order set ${due[kind].mark} where id in (
      select id from sales_order where ${due[kind].when} order by id limit ${atOnce} for no key update skip locked)
    returning ${movedColumns}`)
