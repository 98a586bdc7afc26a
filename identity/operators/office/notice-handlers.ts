import type { Context, Handlers } from '#platform/server/api/context.ts'
import { proposedWays, topicsFor } from '../topics.ts'
import type { notices, OperatorChoice } from './notice-contract.ts'
import { saveChoices, searchChoices } from './notice-queries.ts'

/** Of every topic that the operator may see. */
export async function choicesOf({
  db,
  operator,
}: Pick<Context<'operator'>, 'db' | 'operator'>): Promise<OperatorChoice[]> {
  const chosen = await searchChoices(db, operator.operatorId)
  return topicsFor(operator).map((topic) => chosen.find((each) => each.topic === topic) ?? { topic, ...proposedWays })
}

export const noticeHandlers: Handlers<typeof notices> = {
  choices: (_, context) => choicesOf(context),
  choose: async ({ choices }, { db, operator }) => {
    await saveChoices(db, operator.operatorId, choices)
    return null
  },
}
