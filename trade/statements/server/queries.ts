import type { Currency } from '#platform/contract/currencies.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Movement } from '../contract.ts'
import { movementsOf } from './shared-queries.ts'

export interface Account {
  enterpriseId: Sql
  currency: Currency
  from: string
  to: string
}

const movements = ({ enterpriseId, currency }: Account) =>
  movementsOf(sql`enterprise_id = (${enterpriseId}) and currency = ${currency}`)

export const findOpening = async (db: Reader, account: Account) =>
  (
    await db.first<{ minor: number }>(sql`
    with ${movements(account)}
    select coalesce(sum(amount), 0)::bigint as minor from dated where day < ${account.from}::date`)
  )?.minor ?? 0

export const searchMovements = (db: Reader, account: Account) =>
  db.many<Omit<Movement, 'balanceMinor'>>(sql`
    with ${movements(account)}
    select to_char(day, 'YYYY-MM-DD') as day, kind, order_id as "orderId", order_sn as "orderSn", amount as "amountMinor"
    from dated join bought on bought.id = order_id where day between ${account.from}::date and ${account.to}::date
    order by day, at, rank, order_id`)

export const findDebtor = (db: Reader, enterpriseId: Sql) =>
  db.first<{ name: string }>(sql`select name from enterprise where id = (${enterpriseId})`)
