import { addressee } from '#identity/companies/server/shared-queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { daysLate, dueOnOf, restOf } from '#trade/order-parts/server/shared-queries.ts'

export type ReminderStep = 'soon' | 'due' | 'overdue1' | 'overdue7' | 'overdue14'

export interface Reminded {
  step: ReminderStep
  orderId: number
  orderSn: string
  memberId: number
  currency: Currency
  restMinor: number
  dueOn: string
  daysLate: number
}

/** By the day of the seller. Who was not reminded for a while gets the step of today, and none of those before. */
const stepNow = sql`case when late >= 14 then 'overdue14' when late >= 7 then 'overdue7' when late >= 1 then 'overdue1'
  when late = 0 then 'due' when late >= -3 then 'soon' end`

/**
 * Some of those that a reminder is due for, written down as reminded. What is due at order has reminders of its own, and a
 * letter of credit is paid by the bank; a receipt that was sent waits for the seller.
 */
export const claimReminders = (db: Db, most: number) =>
  db.many<Reminded>(sql`
    with waiting as (
      select order_part.id, late, ${stepNow} as step, order_id, order_sn, ${addressee(sql`sales_order`)} as member_id,
        currency, ${restOf} as rest, to_char(${dueOnOf}, 'YYYY-MM-DD') as due_on
      from order_part join sales_order on sales_order.id = order_id cross join lateral (select ${daysLate} as late) age
      where order_part.state in ('open', 'overdue') and due <> 'atOrder' and secured <> 'letterOfCredit'
        and ${restOf} > 0 and late >= -3 and not exists (
          select from part_reminder where part_id = order_part.id and part_reminder.step = ${stepNow})
      order by order_part.id limit ${most}),
    claimed as (
      insert into part_reminder (part_id, step) select id, step from waiting
      on conflict do nothing returning part_id)
    select step, order_id as "orderId", order_sn as "orderSn", member_id as "memberId", currency, rest as "restMinor",
      due_on as "dueOn", late as "daysLate"
    from waiting join claimed on part_id = id order by id`)
