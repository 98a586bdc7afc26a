import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Agreed {
  currency: Currency
  limitMinor: number
  days: number
}

/** Zero where somebody was faster. */
export const upsertCredit = (db: Db, id: number, version: number, { currency, limitMinor, days }: Agreed) =>
  db.run(sql`
    insert into company_credit (enterprise_id, currency, credit_limit, days)
    select ${id}, ${currency}, ${limitMinor}, ${days}
    where ${version} = 0 or exists (select from company_credit where enterprise_id = ${id} and currency = ${currency})
    on conflict (enterprise_id, currency) do update set credit_limit = excluded.credit_limit, days = excluded.days,
      version = company_credit.version + 1
    where company_credit.version = ${version}`)

export const findCreditor = (db: Db, id: number) =>
  db.first<{ name: string }>(sql`
    select name from enterprise where id = ${id} and merged_into is null for no key update`)
