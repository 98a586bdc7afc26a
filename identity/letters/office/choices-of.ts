import type { Context } from '#platform/server/api/context.ts'
import type { OperatorChoice } from './contract.ts'
import { searchChoices } from './queries.ts'
import { proposedWays, topicsFor } from './topics.ts'

/** For every topic that the operator may see. */
export async function choicesOf({
  db,
  operator,
}: Pick<Context<'operator'>, 'db' | 'operator'>): Promise<OperatorChoice[]> {
  const chosen = await searchChoices(db, operator.operatorId)
  return topicsFor(operator).map((topic) => chosen.find((each) => each.topic === topic) ?? { topic, ...proposedWays })
}
