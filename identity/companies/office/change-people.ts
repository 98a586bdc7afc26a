import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { decideRequest } from '../server/answer-request.ts'
import { appoint, type LockedCompany } from '../server/change-people.ts'
import { lockCompany } from '../server/company-queries.ts'
import { findRoleIn } from '../server/people-queries.ts'
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
