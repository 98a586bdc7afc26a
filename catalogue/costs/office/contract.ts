import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits, OptionalAmount } from '#platform/contract/money.ts'
import { MaybeCurrency } from '#platform/contract/office/figures.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'

const Cost = v.object({
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  currency: v.nullable(Currency),
  perTonneMinor: v.nullable(MinorUnits),
})
export type Cost = v.InferOutput<typeof Cost>

export const costs = {
  /** Of a product and of each of its lots, as they are now. */
  ofProduct: operatorGet('/operator/costs/product', {
    permission: 'costs.read',
    input: v.object({ id: Id }),
    output: v.array(Cost),
  }),
  /** From now on; what was sold before keeps its cost. */
  save: operatorPost('/operator/costs/save', {
    permission: 'costs.edit',
    input: v.object({
      id: Id,
      costs: v.pipe(
        v.array(
          v.object({
            lotId: optionalOf(Id),
            currency: MaybeCurrency,
            price: OptionalAmount('adminProducts.priceWrong'),
          }),
        ),
        v.maxLength(101),
      ),
    }),
    output: Changed,
  }),
}
