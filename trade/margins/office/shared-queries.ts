import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchEarned, type OfferedLine } from './queries.ts'

/** What each would bring without VAT, and its cost where that is known; in their order. */
export async function earnedBy(db: Db, currency: Currency, offers: readonly OfferedLine[]) {
  const lines = offers.map((offer, position) => ({ ...offer, position }))
  const rows = await searchEarned(db, { currency, lines })
  return rows.toSorted((one, other) => one.position - other.position)
}
