import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { enterpriseKey, refuseLookAlike } from './enterprise-name.ts'
import { findEnterprise, foundEnterprise } from './enterprise-queries.ts'
import { insertColleague } from './people-queries.ts'

/** Somebody whom the house has spoken to need not ask: keeper of a new company, buyer of a known one. */
export async function joinByName(tx: Db, memberId: number, name: string): Promise<void> {
  refuseLookAlike(name)
  const key = enterpriseKey(name)
  if (!key) throw new Refusal('INVALID_INPUT', { fields: { enterpriseName: 'members.enterCompany' } })
  const founded = await foundEnterprise(tx, name, key)
  const company = founded ?? (await findEnterprise(tx, { key }))
  if (!company) throw new Error('A company was neither found nor founded.')
  await insertColleague(tx, memberId, company.id, founded ? 'keeper' : 'buyer')
}
