import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findNameOf } from './company-queries.ts'
import { enterpriseKey, refuseLookAlike } from './enterprise-name.ts'
import { findEnterprise, findMembership, foundEnterprise } from './enterprise-queries.ts'
import { notifyKeepers } from './notify-keepers.ts'
import { bringAddresses, dropRequestsOf, findAsked, insertColleague, upsertRequest } from './people-queries.ts'

/** Whether the member is of the company with this name, or has asked it, however it is written. */
export async function hasNamed(db: Db, memberId: number, name: string): Promise<boolean> {
  const known = (await findMembership(db, memberId)) ?? (await findAsked(db, memberId))
  return known?.nameKey === enterpriseKey(name)
}

export type Named = { id: number } | { name: string }

/**
 * A name that nobody has used founds a company, whose keeper the member is. A known one is asked: a keeper or an operator
 * lets the member in. Runs in the caller's transaction.
 */
export async function nameCompany(tx: Db, memberId: number, named: Named, config: Config) {
  if ('name' in named) refuseLookAlike(named.name)
  const present = await findMembership(tx, memberId)
  const founded =
    'name' in named && !present ? await foundEnterprise(tx, named.name, enterpriseKey(named.name)) : undefined
  if (founded) {
    if ((await insertColleague(tx, memberId, founded.id, 'keeper')) === 0) throw new Refusal('IN_COMPANY')
    await bringAddresses(tx, memberId, founded.id)
    await dropRequestsOf(tx, memberId)
    return { enterpriseId: founded.id, asked: false }
  }
  const company = await findEnterprise(tx, 'id' in named ? named : { key: enterpriseKey(named.name) })
  if (present && present.enterpriseId === company?.id) return { enterpriseId: company.id, asked: false }
  if (present) throw new Refusal('IN_COMPANY', { fields: { enterpriseName: 'errors.IN_COMPANY' } })
  if (!company) throw new Refusal('NOT_FOUND')
  await ask(tx, memberId, company, config)
  return { enterpriseId: company.id, asked: true }
}

async function ask(tx: Db, memberId: number, company: { id: number; name: string }, config: Config) {
  if ((await upsertRequest(tx, memberId, company.id)) === 0) return
  const name = await findNameOf(tx, memberId)
  await notifyKeepers(tx, config, company.id, 'company.asked', { name, company: company.name })
}
