import { Refusal } from '#platform/contract/errors.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notifySeller } from './notify-seller.ts'
import { orderLife } from './order-life.ts'
import { lockOrder } from './queries.ts'
import { returnLife } from './return-life.ts'

/** What the seller has not answered yet; its kilograms can be returned or claimed again. */
export const withdrawReturn = (
  { id, returnId }: { id: number; returnId: number },
  { db, config, caller: { memberId } }: Context<'member'>,
) =>
  db.transaction(async (tx) => {
    const by = byMember(memberId)
    await lockOrder(tx, id)
    const set = sql`, resolution = 'withdrawn'`
    if ((await returnLife.move(tx, returnId, 'withdrawReturn', by, { set })).orderId !== id)
      throw new Refusal('NOT_FOUND')
    await orderLife.move(tx, id, 'withdrawReturn', by)
    await notifySeller(tx, id, 'withdrawReturn', config)
    return null
  })
