import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { warehousesFor } from '../server/shared-queries.ts'
import type { stockMoves } from './contract.ts'
import { findMain, findShopOf, insertMove, lockGoods, putInto, takeFrom, type Moved } from './queries.ts'

const wrong = (field: string, message: string) => new Refusal('INVALID_INPUT', { fields: { [field]: message } })

/** Goods of one product change their place; how much there is of them stays the same. */
export const moveStock = (input: ParsedOf<typeof stockMoves.move>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const product = await findShopOf(tx, operator, input.id)
    if (!product) throw new Refusal('NOT_FOUND')
    const { id: productId, lotId = null, fromId = null, toId = null, kilograms, reason } = input
    const move: Moved = { productId, lotId, fromId, toId, kilograms, reason, operatorId: operator.operatorId }
    if (fromId === toId) throw wrong('toId', 'adminWarehouses.samePlace')
    const known = new Set((await warehousesFor(tx, product.shopId)).map(({ id }) => id))
    for (const field of ['fromId', 'toId'] as const)
      if (move[field] !== null && !known.has(move[field])) throw wrong(field, 'adminProducts.unknown')
    if ((await lockGoods(tx, move)) === 0) throw wrong('lotId', 'adminProducts.unknown')
    if (!(await canTake(tx, move))) throw wrong('kilograms', 'adminWarehouses.tooMuch')
    if (toId !== null) await putInto(tx, move)
    await insertMove(tx, move)
    const after = { fromId, toId, lotId, kilograms, reason }
    return audit(tx, operator, { action: 'create', noun: 'stockMove', key: productId, title: product.title, after })
  })

const canTake = async (tx: Db, move: Moved) =>
  move.fromId === null ? (await findMain(tx, move)) >= move.kilograms : (await takeFrom(tx, move)) === 1
