import * as v from 'valibot'
import { dueTimes, securities } from '#trade/order-parts/part.ts'

/** How a quote is paid, as it was agreed. */
export const PaymentTerms = v.object({
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  parts: v.array(
    v.object({
      share: v.nullable(v.number()),
      due: v.picklist(dueTimes),
      days: v.nullable(v.number()),
      secured: v.picklist(securities),
    }),
  ),
})
