import type { cart } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { addToCart, mergeCart } from './add-to-cart.ts'
import { changeQuantity, removeFromCart } from './change-cart.ts'
import { checkForCart } from './check-for-cart.ts'
import { getCartItem, listCart } from './get-cart.ts'
import { countItems } from './queries.ts'

export const cartHandlers: Handlers<typeof cart> = {
  add: (wanted, { db, caller }) => addToCart(db, caller.memberId, wanted),
  update: (change, { db, caller }) => changeQuantity(db, caller.memberId, change),
  delete: ({ ids }, { db, caller }) => removeFromCart(db, caller.memberId, ids),
  check: ({ items }, { db, caller }) => checkForCart(db, caller.memberId, items),
  merge: ({ items }, { db, caller }) => mergeCart(db, caller.memberId, items),
  info: ({ id }, { db, caller }) => getCartItem(db, caller.memberId, id),
  count: (_, { db, caller }) => countItems(db, caller.memberId),
  list: (paging, { db, caller }) => listCart(db, caller.memberId, paging),
}
