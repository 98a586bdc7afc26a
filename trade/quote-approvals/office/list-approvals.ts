import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { checkQuote } from '#trade/quotes/server/check-quote.ts'
import type { Approval } from './contract.ts'
import { searchApprovalsOf } from './queries.ts'

/** What waits stands beside what is known now, as its writer saw it. */
export async function listApprovalsOf(
  enquiryId: number,
  { db, config, operator }: Context<'operator'>,
): Promise<Approval[]> {
  const found = await searchApprovalsOf(db, operator, enquiryId)
  return Promise.all(
    found.map(async (approval) => ({
      ...approval,
      own: approval.operatorId === operator.operatorId,
      check: approval.status === 'waiting' ? await checkNow(approval) : null,
    })),
  )

  function checkNow({ quote }: Pick<Approval, 'quote'>) {
    return checkQuote(db, operator, quote, config).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
  }
}
