import { mostCartItems } from '#trade/cart/contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { mergeCart } from '#trade/cart/server/add-to-cart.ts'
import { linesToReorder } from './read-queries.ts'

/** Into the cart at the prices of today; what is sold no more is left out. */
export async function reorder(db: Database, memberId: number, orderId: number) {
  const lines = await linesToReorder(db, memberId, orderId)
  if (lines.length === 0) throw new Refusal('NOT_FOUND')
  const wanted = lines.slice(0, mostCartItems).map(({ productId, lotId, kilograms }) => ({
    productId,
    lotId: lotId ?? undefined,
    quantity: kilograms,
    unit: 'kg' as const,
  }))
  const { dropped } = await mergeCart(db, memberId, wanted)
  return { added: lines.length - dropped, dropped }
}
