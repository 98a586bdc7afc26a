import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { registerLetter } from '../server/register-letter.ts'
import type { orders } from './contract.ts'
import { acceptLetter, refuseLetter } from './decide-letter.ts'
import { operateOrder } from './operate-order.ts'

/** One that came to the seller by the bank. */
export async function registerLetterAtDesk(
  { id, fileId, ...letter }: ParsedOf<typeof orders.registerLetter>,
  context: Context<'operator'>,
) {
  let made = 0
  const changed = await operateOrder(context, {
    id,
    action: 'update',
    said: letter,
    take: async ({ db, config, operatorId }) => {
      made = (await registerLetter({ db, config, by: byOperator(operatorId) }, id, { ...letter, fileId })).id
    },
  })
  return { id: made, ...changed }
}

export const decideLetterAtDesk = (
  { id, letterId, decision, answer }: ParsedOf<typeof orders.decideLetter>,
  context: Context<'operator'>,
) =>
  operateOrder(context, {
    id,
    action: decision === 'accept' ? 'secure' : 'reject',
    said: { letterId, decision, answer },
    take: async (by) => {
      if (decision === 'accept') return acceptLetter(by, id, letterId)
      if (!answer) throw new Refusal('INVALID_INPUT', { fields: { answer: 'adminOrders.enterReason' } })
      return refuseLetter(by, id, letterId, answer)
    },
  })
