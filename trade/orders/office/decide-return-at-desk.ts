import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { answerClaim } from '../server/answer-claim.ts'
import { decideReturn } from '../server/decide-return.ts'
import { needsReason } from '../server/order-status.ts'
import { claimAnswers, type ClaimAnswer, type orders, type ReturnDecision } from './contract.ts'
import { getDeskOrder } from './desk-order.ts'
import { mayDecide } from './may-decide.ts'
import { operateOrder } from './operate-order.ts'

const isClaimAnswer = (decision: ReturnDecision): decision is ClaimAnswer =>
  (claimAnswers as readonly ReturnDecision[]).includes(decision)

export const decideReturnAtDesk = (
  { id, returnId, decision, answer, amountMinor }: ParsedOf<typeof orders.decideReturn>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: 'decide',
    said: { decision, answer, ...(amountMinor && { amountMinor }) },
    take: async (by) => {
      if (!mayDecide(context.operator, decision)) throw new Refusal('FORBIDDEN')
      const order = await getDeskOrder(by.db, context.operator, id)
      const asked = order.returns.find((each) => each.id === returnId)
      if (!asked) throw new Refusal('NOT_FOUND')
      if (!asked.decisions.includes(decision)) throw new Refusal('ORDER_STATE')
      if (needsReason(decision) && !answer)
        throw new Refusal('INVALID_INPUT', { fields: { answer: 'adminOrders.enterReason' } })
      return isClaimAnswer(decision)
        ? answerClaim(by, order, asked, { decision, amountMinor, answer: answer || null })
        : decideReturn(by, returnId, decision, answer || null)
    },
  })
