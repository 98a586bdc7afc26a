import * as v from 'valibot'
import { Id, Kilograms, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'

const Warehouse = v.object({ id: Id, name: v.string(), nameEn: v.string() })

/** A product itself, or one of its lots. */
const StockPlaces = v.object({
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  /** All that is there, sold or not. */
  onHandKg: v.number(),
  places: v.array(v.object({ warehouseId: Id, kilograms: v.number() })),
})

const StockMove = v.object({
  id: Id,
  at: Timestamp,
  lotCode: v.nullable(v.string()),
  fromId: v.nullable(Id),
  toId: v.nullable(Id),
  kilograms: v.number(),
  reason: v.string(),
  operatorName: v.string(),
  operatorNameEn: v.string(),
})
export type StockMove = v.InferOutput<typeof StockMove>

export const stockMoves = {
  /** Where the goods of a product lie; without warehouses there is nothing to say. */
  ofProduct: operatorGet('/operator/products/stockPlaces', {
    permission: 'products.read',
    ofShop: true,
    input: v.object({ id: Id }),
    output: v.object({ warehouses: v.array(Warehouse), goods: v.array(StockPlaces), moves: v.array(StockMove) }),
  }),
  /** From one to another; one that is not named is the main warehouse. */
  move: operatorPost('/operator/products/moveStock', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({
      id: Id,
      lotId: optionalOf(Id),
      fromId: optionalOf(Id),
      toId: optionalOf(Id),
      kilograms: Kilograms('adminWarehouses.kilogramsWrong'),
      reason: RequiredText('adminWarehouses.enterReason', 200),
    }),
    output: Changed,
    creates: true,
  }),
}
