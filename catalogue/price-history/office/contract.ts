import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { PriceChange } from '../contract.ts'

/** How a price came to be another one. */
const changeReasons = ['edit', 'import', 'undo'] as const
export type ChangeReason = (typeof changeReasons)[number]

const DeskPriceChange = v.object({
  id: Id,
  ...PriceChange.entries,
  reason: v.picklist(changeReasons),
  operatorName: v.nullable(v.string()),
  operatorNameEn: v.nullable(v.string()),
})
export type DeskPriceChange = v.InferOutput<typeof DeskPriceChange>

export const priceHistory = {
  /** The latest changes of a list price, with who made them. */
  ofProduct: operatorGet('/operator/products/priceHistory', {
    permission: 'products.read',
    ofShop: true,
    input: v.object({ id: Id }),
    output: v.array(DeskPriceChange),
  }),
}
