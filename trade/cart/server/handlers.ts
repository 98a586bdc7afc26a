import type { cart } from '../contract.ts'
import { requirePermission } from '#identity/roles/server/require-permission.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { addToCart, mergeCart } from './add-to-cart.ts'
import { changeQuantity, removeFromCart } from './change-cart.ts'
import { getCartItem, listCart } from './get-cart.ts'
import { countItems } from './queries.ts'

export const cartHandlers: Handlers<typeof cart> = {
  add: async (wanted, context) => {
    await requirePermission(context, 'cart.edit')
    return addToCart(context.db, context.caller.memberId, wanted)
  },
  update: async (change, context) => {
    await requirePermission(context, 'cart.edit')
    return changeQuantity(context.db, context.caller.memberId, change)
  },
  delete: async ({ ids }, context) => {
    await requirePermission(context, 'cart.edit')
    return removeFromCart(context.db, context.caller.memberId, ids)
  },
  merge: async ({ items }, context) => {
    await requirePermission(context, 'cart.edit')
    return mergeCart(context.db, context.caller.memberId, items)
  },
  info: ({ id }, { db, caller }) => getCartItem(db, caller.memberId, id),
  count: (_, { db, caller }) => countItems(db, caller.memberId),
  list: (paging, { db, caller }) => listCart(db, caller.memberId, paging),
}
