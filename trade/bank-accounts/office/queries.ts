import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** A form that still shows the other one as preferred is out of date then. */
export const noLongerPreferred = (db: Db, currency: Currency, exceptId: number | undefined) =>
  db.run(sql`
    update bank_account set preferred = false, version = version + 1
    where currency = ${currency} and preferred and id <> ${exceptId ?? 0}`)
