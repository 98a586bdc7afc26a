import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { decideRequest } from '../server/answer-request.ts'
import { appoint, type LockedCompany } from '../server/change-people.ts'
import { findMemberBy, lockCompany } from '../server/company-queries.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { changeRole, dropRequestsOf, findRoleIn, insertColleague } from '../server/people-queries.ts'
import type { companies } from './contract.ts'

interface Change {
  id: number
  memberId: number
}

/** The same steps as a keeper's, written down with the role before and after. */
const changePerson = (
  { id, memberId }: Change,
  { db, operator }: Context<'operator'>,
  work: (tx: Db, company: LockedCompany) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx, id)
    if (!company) throw new Refusal('NOT_FOUND')
    const state = async () => ({ memberId, role: (await findRoleIn(tx, memberId, id))?.role ?? null })
    const before = await state()
    await work(tx, { id, name: company.name })
    const after = await state()
    return audit(tx, operator, { action: 'update', noun: 'company', key: id, title: company.name, before, after })
  })

export const appointAtDesk = (input: ParsedOf<typeof companies.appoint>, context: Context<'operator'>) =>
  changePerson(input, context, (tx, company) => appoint(tx, company, input, context.config))

export const answerAtDesk = (input: ParsedOf<typeof companies.answerRequest>, context: Context<'operator'>) =>
  changePerson(input, context, (tx, company) => decideRequest(tx, company, input, context.config))

/** The member need not have asked: who is of no company joins, who is of another one stays there. */
export async function appointKeeper(
  { id, account }: ParsedOf<typeof companies.appointKeeper>,
  context: Context<'operator'>,
) {
  const member = await findMemberBy(context.db, account)
  if (!member) throw new Refusal('INVALID_INPUT', { fields: { account: 'adminCompanies.nobodyFound' } })
  const { id: memberId } = member
  return changePerson({ id, memberId }, context, async (tx, company) => {
    const joined = await insertColleague(tx, memberId, id, 'keeper')
    if (joined === 0 && (await changeRole(tx, memberId, id, 'keeper')) === 0)
      throw new Refusal('IN_COMPANY', { fields: { account: 'adminCompanies.inAnother' } })
    await dropRequestsOf(tx, memberId)
    await notifyMember(tx, context.config, memberId, 'company.keeper', { company: company.name })
  })
}
