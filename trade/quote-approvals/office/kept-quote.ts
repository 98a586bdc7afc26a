import * as v from 'valibot'
import { Day, Id } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

const tier = { kilograms: v.number(), price: MinorUnits }

const KeptLine = v.object({
  enquiryPosition: v.optional(v.number()),
  productId: v.optional(Id),
  lotId: v.optional(Id),
  productName: v.nullable(v.string()),
  replacement: v.boolean(),
  ...tier,
  tiers: v.array(v.object(tier)),
  leadTimeDays: v.number(),
  note: v.nullable(v.string()),
})

/** A quote as it was typed and checked, before it has a number. */
export const KeptQuote = v.object({
  enquiryId: Id,
  revises: v.optional(Id),
  lines: v.array(KeptLine),
  currency: Currency,
  deliveryTerm: v.string(),
  deliveryPlace: v.nullable(v.string()),
  paymentType: v.string(),
  validUntil: Day,
  withFreight: v.boolean(),
  note: v.nullable(v.string()),
})
export type KeptQuote = v.InferOutput<typeof KeptQuote>
