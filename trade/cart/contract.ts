import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, manyOf } from '#platform/contract/fields.ts'
import { PricedGoods, quantityEntries, Wanted } from '#catalogue/goods/goods.ts'
import { MinorUnits } from '#platform/contract/money.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

/** A cart is read whole. */
export const mostCartItems = 100

export const CartItem = v.object({
  id: Id,
  ...PricedGoods.entries,
  /** Base price of a tonne when it was put in; set only where it is another one today. */
  formerPerTonneMinor: v.nullable(MinorUnits),
})
export type CartItem = v.InferOutput<typeof CartItem>

const One = v.object({ id: Id })
const Added = v.object({ id: Id, kilograms: v.number(), totalCount: v.number() })

const edits = { access: 'member', permission: 'cart.edit' } as const

export const cart = {
  /** Adds to what is already there of the same product or lot. */
  add: post('/customer/cartItem/add', { ...edits, creates: true, input: Wanted, output: Added }),
  update: post('/customer/cartItem/update', {
    ...edits,
    input: v.object({ id: Id, ...quantityEntries }),
    output: v.object({ kilograms: v.number() }),
  }),
  delete: post('/customer/cartItem/delete', {
    ...edits,
    input: v.object({ ids: v.optional(manyOf(Id), () => []) }),
    output: v.object({ totalCount: v.number() }),
  }),
  info: get('/customer/cartItem/info/{id}', { access: 'member', input: One, output: CartItem }),
  count: get('/customer/cartItem/count', { access: 'member', output: v.number() }),
  list: get('/customer/cartItem/list', { access: 'member', input: Paging, output: pageOf(CartItem) }),
  /** What these would be in the cart, in their order; null where they are not sold, or not in that unit. */
  check: post('/customer/cartItem/check', {
    ...edits,
    input: v.object({ items: v.pipe(v.array(Wanted), v.maxLength(mostCartItems)) }),
    output: v.array(v.nullable(PricedGoods)),
  }),
  /** What a visitor had put aside before signing in. Where both have a thing, the larger quantity stays. */
  merge: post('/customer/cartItem/merge', {
    ...edits,
    input: v.object({ items: v.pipe(v.array(Wanted), v.maxLength(mostCartItems)) }),
    output: v.object({ totalCount: v.number(), dropped: v.number() }),
  }),
}
