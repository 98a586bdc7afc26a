import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ClaimAnswer, ReturnDecision } from '../office/contract.ts'
import { getDeskOrder } from '../office/desk-order.ts'
import type { Operating } from '../office/operator-steps.ts'
import { creditFor } from './issue-credit-note.ts'
import { orderLife } from './order-life.ts'
import { returnLife } from './return-life.ts'
import { notifyBuyer } from './notify-buyer.ts'

/** Accepts, rejects or completes a return; completing it sends back what was paid, by a credit note. The order keeps its status. */
export const decideReturn = (
  { db, config, operatorId }: Operating,
  id: number,
  decision: Exclude<ReturnDecision, ClaimAnswer>,
  answer: string | null,
) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const { orderId, amountMinor } = await returnLife.move(tx, id, decision, by, {
      set: sql`, answer = coalesce(${answer}, answer)`,
      note: answer,
    })
    const credit = decision === 'completeReturn' ? await creditOf(tx, orderId, id, answer) : { paper: '', note: answer }
    const order = await orderLife.move(tx, orderId, decision, by, { note: credit.note })
    await notifyBuyer(tx, order, decision, config, { answer: answer ?? undefined, amountMinor, paper: credit.paper })
    return order
  })

async function creditOf(tx: Db, orderId: number, returnId: number, answer: string | null) {
  const info = await getDeskOrder(tx, house, orderId)
  const back = info.returns.find(({ id }) => id === returnId)
  if (!back) throw new Refusal('NOT_FOUND')
  return creditFor(tx, info, back, { amountMinor: back.amountMinor, answer })
}
