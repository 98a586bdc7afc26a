import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'

/** A product itself or one of its lots: what can be sold of it, and where all of it lies. */
export const GoodsStock = v.object({
  productId: Id,
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  freeKg: v.number(),
  /** Sold or not; without a name it is the main warehouse. */
  places: v.array(v.object({ name: v.nullable(v.string()), nameEn: v.nullable(v.string()), kilograms: v.number() })),
})
export type GoodsStock = v.InferOutput<typeof GoodsStock>
