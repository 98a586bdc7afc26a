import { Refusal } from '#contract/errors.ts'
import { needsSecondFactor, permissionsOf } from '#contract/operator/permissions.ts'
import type { Me } from '#contract/operator/session.ts'
import type { Context } from '#server/http/context.ts'
import { findMe } from './session-queries.ts'

export async function getMe({ db, config, operator }: Context<'operator'>): Promise<Me> {
  const found = await findMe(db, operator.operatorId)
  if (!found) throw new Refusal('SIGN_IN_FIRST')
  const { role, stage } = operator
  return {
    ...found,
    role,
    stage,
    permissions: stage === 'open' ? [...permissionsOf(role)] : [],
    needsSecondFactor: needsSecondFactor(role) && !config.demo,
  }
}
