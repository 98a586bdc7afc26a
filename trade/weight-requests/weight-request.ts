import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'

/** Another weight of a line than was ordered, which the buyer has not answered yet. */
export const WeightRequest = v.object({
  id: Id,
  lineId: Id,
  kilograms: v.number(),
  reason: v.string(),
  askedTime: Timestamp,
})
export type WeightRequest = v.InferOutput<typeof WeightRequest>
