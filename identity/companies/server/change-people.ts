import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { Db } from '#platform/server/database/database.ts'
import { changeRole, findRoleIn, lockCompanyOf, removeColleague, searchRoles, swapKeeper } from './people-queries.ts'

export interface LockedCompany {
  id: number
  name: string
}

/** People of another company are not found. */
export async function ownCompany(tx: Db, memberId: number): Promise<LockedCompany> {
  const company = await lockCompanyOf(tx, memberId)
  if (!company) throw new Refusal('NOT_FOUND')
  return company
}

/** Why a change of somebody's role, or their leaving, touched no row. */
async function refuse(tx: Db, memberId: number, company: LockedCompany): Promise<never> {
  throw new Refusal((await findRoleIn(tx, memberId, company.id)) ? 'LAST_KEEPER' : 'NOT_FOUND')
}

interface Choice {
  memberId: number
  role: string
}

/** Keepers and operators do it alike, with the company locked. */
export async function appoint(tx: Db, company: LockedCompany, { memberId, role }: Choice, config: Config) {
  const known = (await searchRoles(tx)).find(({ code }) => code === role)
  if (!known) throw new Refusal('INVALID_INPUT', { fields: { role: 'members.chooseRole' } })
  if ((await changeRole(tx, memberId, company.id, role)) === 0) await refuse(tx, memberId, company)
  const named = { zh: known.name, en: known.nameEn }
  await notifyMember(tx, config, memberId, 'company.role', { company: company.name, role: named })
}

export const setRole = (choice: Choice, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    await appoint(tx, await ownCompany(tx, caller.memberId), choice, config)
    return null
  })

export const handOver = (memberId: number, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const company = await ownCompany(tx, caller.memberId)
    if ((await swapKeeper(tx, company.id, caller.memberId, memberId)) !== 2) throw new Refusal('NOT_FOUND')
    await notifyMember(tx, config, memberId, 'company.keeper', { company: company.name })
    return null
  })

export const removePerson = (memberId: number, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const company = await ownCompany(tx, caller.memberId)
    if ((await removeColleague(tx, memberId, company.id)) === 0) await refuse(tx, memberId, company)
    await notifyMember(tx, config, memberId, 'company.removed', { company: company.name })
    return null
  })
