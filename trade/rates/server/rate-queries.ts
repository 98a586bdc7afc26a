import type { Rate } from '../office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const rate = sql`as_of as "asOf", trim_scale(cny_per_usd)::text as "cnyPerUsd"`

export const searchRates = (db: Db) =>
  db.many<Rate>(sql`select ${rate} from exchange_rate order by as_of desc limit 60`)

export const lockRate = (db: Db, asOf: string) =>
  db.first<Rate>(sql`select ${rate} from exchange_rate where as_of = ${asOf} for update`)
