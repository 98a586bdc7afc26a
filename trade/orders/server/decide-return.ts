import { Refusal } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { requestRefund } from '#trade/payments/server/request-refund.ts'
import { changeStatus } from './change-status.ts'
import type { Operating } from '../office/operator-steps.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { returnTransitions } from './order-status.ts'
import { moveReturn } from './return-queries.ts'
import { tellBuyer } from './tell-buyer.ts'

type Decision = keyof typeof returnTransitions

/** Accepts, rejects or completes a return; completing it sends the money back. The order keeps its status. */
export const decideReturn = (
  { db, config, operatorId }: Operating,
  id: number,
  decision: Decision,
  answer: string | null,
) =>
  db.transaction(async (tx) => {
    const { from, to } = returnTransitions[decision]
    const decided = await moveReturn(tx, id, from, to, answer)
    if (!decided) throw new Refusal('ORDER_STATE')
    const { orderId, amountMinor } = decided
    const refunds = decision === 'completeReturn'
    const order = await changeStatus(tx, orderId, decision, byOperator(operatorId), {
      note: answer,
      ...(refunds && {
        set: sql`, refunded = refunded + ${amountMinor}::bigint,
          pay_status = case when refunded + ${amountMinor}::bigint = total then 4 else pay_status end`,
      }),
    })
    if (refunds) await requestRefund(tx, { orderId, amountMinor, returnId: id })
    await tellBuyer(tx, order, decision, config, { answer: answer ?? undefined, amountMinor })
    return order
  })
