import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { AlarmRow, paymentAlarms } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

/** Providers repeat themselves; what they repeat asks nothing of anybody. */
const waiting = sql`(alarm.dealt_at is null and alarm.kind <> 'repeated')`
const amount = sql`(alarm.detail ->> 'amountMinor')::bigint`
const from = sql`payment_alarm alarm
  left join payment on payment.number = alarm.number and payment.provider = alarm.provider
  left join sales_order on sales_order.id = payment.order_id
  left join operator on operator.id = alarm.dealt_by`
const row = sql`alarm.id, alarm.kind, alarm.provider, alarm.number, alarm.detail ->> 'tradeNumber' as "tradeNumber",
  alarm.detail ->> 'currency' as currency, ${amount} as "amountMinor", payment.amount as "dueMinor",
  sales_order.id as "orderId", order_sn as "orderSn", sales_order.status as "orderStatus", alarm.created_at as at,
  ${waiting} as waiting, alarm.dealt_at as "dealtAt", operator.name_zh as "dealtBy", operator.name_en as "dealtByEn",
  alarm.note, alarm.version`

export function searchAlarms(db: Db, filter: ParsedOf<typeof paymentAlarms.list>): Promise<Page<AlarmRow>> {
  const { search, tab, kind, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`alarm.number, alarm.detail ->> 'tradeNumber'`)}` : nothing}
    ${tab === 'waiting' ? sql`and ${waiting}` : tab === 'dealt' ? sql`and alarm.dealt_at is not null` : nothing}
    ${kind ? sql`and alarm.kind = ${kind}` : nothing}`
  const order = sorted(sort, { at: sql`alarm.created_at`, amount })
  return paged(
    db,
    paging,
    sql`select ${row} from ${from} where ${found} ${order}, alarm.id desc`,
    sql`select count(*) from payment_alarm alarm where ${found}`,
  )
}

export const countAlarms = (db: Db) =>
  db.first<{ waiting: number; dealt: number; all: number }>(sql`
    select count(*) filter (where ${waiting}) as waiting, count(dealt_at) as dealt, count(*) as all
    from payment_alarm alarm`)

export const findAlarm = (db: Db, id: number) =>
  db.first<AlarmRow>(sql`select ${row} from ${from} where alarm.id = ${id}`)

/** Zero where somebody was faster. */
export const settleAlarm = (db: Db, operatorId: number, { id, version, note }: ParsedOf<typeof paymentAlarms.settle>) =>
  db.run(sql`
    update payment_alarm set dealt_at = now(), dealt_by = ${operatorId}, note = ${note}, version = version + 1
    where id = ${id} and version = ${version} and dealt_at is null`)
