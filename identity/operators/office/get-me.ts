import { Refusal } from '#platform/contract/errors.ts'
import { needsSecondFactor } from '#platform/contract/office/permissions.ts'
import type { Me } from './session-contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findMe } from './session-queries.ts'

export async function getMe({ db, config, operator }: Context<'operator'>): Promise<Me> {
  const found = await findMe(db, operator.operatorId)
  if (!found) throw new Refusal('SIGN_IN_FIRST')
  const { permissions, stage } = operator
  return {
    ...found,
    stage,
    permissions: stage === 'open' ? [...permissions] : [],
    needsSecondFactor: needsSecondFactor(permissions) && config.operatorSecondFactor === 'required',
  }
}
