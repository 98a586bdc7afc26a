import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { MinorUnits } from '#platform/contract/money.ts'

/** Why an order costs something else than before. */
export const settlementCauses = ['shipped', 'corrected', 'cancelled', 'agreed', 'withdrawn'] as const
export type SettlementCause = (typeof settlementCauses)[number]

/** One entry of the ledger: what was charged before and after. */
export const Settlement = v.object({
  id: Id,
  cause: v.picklist(settlementCauses),
  totalBeforeMinor: MinorUnits,
  totalAfterMinor: MinorUnits,
  refundedMinor: MinorUnits,
  reason: v.nullable(v.string()),
  time: Timestamp,
  lines: v.array(
    v.object({
      lineId: Id,
      kilogramsBefore: v.number(),
      kilogramsAfter: v.number(),
      amountBeforeMinor: MinorUnits,
      amountAfterMinor: MinorUnits,
    }),
  ),
})
export type Settlement = v.InferOutput<typeof Settlement>
