import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { sql } from '#platform/server/database/sql.ts'
import { quantity } from '#platform/texts/format.ts'
import { requestLife } from '#trade/weight-requests/server/request-life.ts'
import { findRequest, insertRequest } from '#trade/weight-requests/server/shared-queries.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { orderLife } from '../server/order-life.ts'
import { lockOrder, weightsOf } from '../server/queries.ts'
import type { Operating } from './operator-steps.ts'

interface Asked {
  lineId: number
  kilograms: number
  reason: string
}

/** More or less than the tolerance allows is to leave: the buyer is asked first, about one line at a time. */
export const askWeight = ({ db, config, operatorId }: Operating, orderId: number, asked: Asked) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    if ((await lockOrder(tx, orderId))?.status !== OrderStatus.notShipped) throw new Refusal('ORDER_STATE')
    const line = (await weightsOf(tx, orderId)).find(({ id }) => id === asked.lineId)
    if (!line) throw new Refusal('NOT_FOUND')
    if (asked.kilograms < line.shippedKg || asked.kilograms === line.kilograms)
      throw new Refusal('INVALID_INPUT', { fields: { kilograms: 'adminOrders.askWeightWrong' } })
    const open = await findRequest(tx, orderId)
    if (open) await requestLife.move(tx, open.id, 'replace', by, { set: sql`, answered_at = now()` })
    await insertRequest(tx, { orderId, ...asked })
    const order = await orderLife.move(tx, orderId, 'askWeight', by, {
      note: `${quantity(line.kilograms, 'kg')} → ${quantity(asked.kilograms, 'kg')}: ${asked.reason}`,
    })
    await notifyBuyer(tx, order, 'askWeight', config, { kilograms: asked.kilograms, answer: asked.reason })
    return order
  })
