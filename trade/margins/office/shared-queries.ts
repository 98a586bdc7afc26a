import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { earnedNow } from './queries.ts'

interface Goods {
  position: number
  productId: number | undefined
  lotId: number | undefined
  kilograms: number
  /** Per tonne, in minor units. */
  price: number
}

/** What each would bring without VAT, and its cost where that is known. */
export const searchEarned = (db: Db, currency: Currency, lines: Goods[]) =>
  db.many<{ position: number; netMinor: number; costMinor: number | null }>(sql`
    select position, net::bigint as "netMinor", cost::bigint as "costMinor" from (${earnedNow({ currency, lines })}) goods`)
