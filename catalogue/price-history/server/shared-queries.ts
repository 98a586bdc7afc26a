import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ChangeReason } from '../office/contract.ts'

interface Listed {
  id: number
  currency: Currency | null
  perTonneMinor: number | null
}

/** Who changes prices, and how. */
export interface PriceCause {
  operatorId: number
  reason: ChangeReason
}

/** Writes down those list prices that are another one now; nothing is sent where none is. */
export async function keepPriceChanges(
  tx: Db,
  changes: readonly { before?: Listed; after: Listed }[],
  { operatorId, reason }: PriceCause,
): Promise<void> {
  const rows = changes
    .filter(({ before, after }) => before?.currency !== after.currency || before?.perTonneMinor !== after.perTonneMinor)
    .map(({ before, after }) => ({
      product_id: after.id,
      from_currency: before?.currency ?? null,
      from_price: before?.perTonneMinor ?? null,
      to_currency: after.currency,
      to_price: after.perTonneMinor,
    }))
    .filter((row) => row.from_price !== null || row.to_price !== null)
  if (rows.length === 0) return
  await tx.run(sql`
    insert into list_price_change (product_id, from_currency, from_price, to_currency, to_price, reason, operator_id)
    select changed.*, ${reason}, ${operatorId} from jsonb_to_recordset(${JSON.stringify(rows)}) as changed (
      product_id integer, from_currency text, from_price bigint, to_currency text, to_price bigint)`)
}
