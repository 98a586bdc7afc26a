import type { Rate } from '../office/contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { fromTodaysRate } from './shared-queries.ts'

const rate = sql`as_of as "asOf", trim_scale(cny_per_usd)::text as "cnyPerUsd"`

export const searchRates = (db: Db) =>
  db.many<Rate>(sql`select ${rate} from exchange_rate order by as_of desc limit 60`)

export const lockRate = (db: Db, asOf: string) =>
  db.first<Rate>(sql`select ${rate} from exchange_rate where as_of = ${asOf} for update`)

export const findRate = (db: Db) =>
  db.first<Columns<'exchange_rate', 'cnyPerUsd' | 'asOf'>>(sql`
    select cny_per_usd::text as "cnyPerUsd", as_of as "asOf" ${fromTodaysRate}`)

/** The newest day that has come counts; a day that is stated again is corrected. */
export const saveRate = (db: Db, { cnyPerUsd, asOf }: { cnyPerUsd: string; asOf: string }) =>
  db.run(sql`
    insert into exchange_rate (as_of, cny_per_usd) values (${asOf}, ${cnyPerUsd})
    on conflict (as_of) do update set cny_per_usd = excluded.cny_per_usd`)
