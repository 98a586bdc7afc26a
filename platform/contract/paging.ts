import * as v from 'valibot'
import { constants, maxLimit } from './constants.ts'
import { WholeNumber } from './fields.ts'

/** `limit=0` asks for the count alone. */
export const Paging = v.object({
  page: v.optional(v.pipe(WholeNumber, v.minValue(1), v.maxValue(100_000)), constants.list.page),
  limit: v.optional(v.pipe(WholeNumber, v.minValue(0), v.maxValue(maxLimit)), constants.list.limit),
})
export type Paging = v.InferOutput<typeof Paging>

export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ list: v.array(item), totalCount: v.number(), page: v.number(), limit: v.number() })

export interface Page<Item> {
  list: Item[]
  totalCount: number
  page: number
  limit: number
  /** How many of them pages show, where that is not all. */
  reach?: number
}
