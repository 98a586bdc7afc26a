import { byOperator } from '#platform/server/api/by.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ClaimAnswer, ReturnDecision } from '../office/contract.ts'
import type { Operating } from '../office/operator-steps.ts'
import { orderLife } from './order-life.ts'
import { returnLife } from './return-life.ts'
import { notifyBuyer } from './notify-buyer.ts'

/** Accepts, rejects or completes a return; completing it sends back what was paid. The order keeps its status. */
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
    const order = await orderLife.move(tx, orderId, decision, by, { note: answer })
    await notifyBuyer(tx, order, decision, config, { answer: answer ?? undefined, amountMinor })
    return order
  })
