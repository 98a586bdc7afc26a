import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byMember, bySystem, type By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { searchOverdue, underWay } from '#trade/shipments/server/shared-queries.ts'
import { receiveGoods } from '#trade/shipments/server/receive-goods.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderLife } from './order-life.ts'
import { followShipments, lockOrder } from './queries.ts'

interface Which {
  orderId: number
  shipmentId: number
}

const completed = sql`, completed_at = now()`

/** One shipment is received; with the last one of an order that has left, the order is completed. */
async function receiveOne(tx: Db, { orderId, shipmentId }: Which, by: By) {
  // The order before its shipments, as everybody locks them.
  const status = (await lockOrder(tx, orderId))?.status
  const { number } = await receiveGoods(tx, orderId, shipmentId, by)
  const done = status === OrderStatus.shipped && (await underWay(tx, orderId)).length === 0
  const said = by.actor === 'member'
  const event = done ? (said ? 'receive' : 'complete') : said ? 'receivePart' : 'completePart'
  const order = await orderLife.move(tx, orderId, event, by, { set: done ? completed : undefined, note: `#${number}` })
  if (!done) await followShipments(tx, orderId)
  return { order, event, number }
}

export const receiveShipment = (db: Database, memberId: number, which: Which) =>
  db.transaction(async (tx) => {
    await receiveOne(tx, which, byMember(memberId))
    return null
  })

/** All that is on its way, at once. */
export const receiveOrder = (db: Database, memberId: number, id: number) =>
  db.transaction(async (tx) => {
    await lockOrder(tx, id)
    for (const shipment of await underWay(tx, id)) await receiveGoods(tx, id, shipment.id, byMember(memberId))
    await orderLife.move(tx, id, 'receive', byMember(memberId), { set: completed })
    return null
  })

/** Shipments that arrived long enough ago and of which the buyer said nothing. */
export const acceptArrived = async (db: Database, config: Config, signal?: AbortSignal) =>
  eachAlone(await searchOverdue(db), signal, ({ id, orderId }) =>
    db
      .transaction(async (tx) => {
        const { order, event, number } = await receiveOne(tx, { orderId, shipmentId: id }, bySystem)
        await notifyBuyer(tx, order, event === 'complete' ? event : 'completePart', config, { number })
      })
      .catch((error: unknown) => {
        // Received by the buyer meanwhile.
        if (!(error instanceof Refusal)) throw error
      }),
  )
