import { empty } from '#platform/texts/format.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { companies, CompanyInfo } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findCompaniesNamed, findCompanyInfo, lockCompany, updateReview } from '../server/company-queries.ts'
import { notifyKeepers } from '../server/notify-keepers.ts'
import { searchPeople, searchRequests, searchRoles } from '../server/people-queries.ts'

export async function getDeskCompany(db: Db, id: number): Promise<CompanyInfo> {
  const company = await findCompanyInfo(db, id)
  if (!company) throw new Refusal('NOT_FOUND')
  const [people, requests, roles] = await Promise.all([searchPeople(db, id), searchRequests(db, id), searchRoles(db)])
  const { licence } = company
  return {
    ...company,
    people,
    requests,
    roles,
    licence: licence && { ...licence, url: to.office.file.attachment(licence.id) },
  }
}

type Review = ParsedOf<typeof companies.review>

/** What was looked at is what is decided on: if its keeper changed it meanwhile, nothing is. */
export const reviewCompany = (review: Review, { db, config, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id, decision, note } = review
    if (decision === 'rejected' && !note)
      throw new Refusal('INVALID_INPUT', { fields: { note: 'adminCompanies.enterReason' } })
    const before = await lockCompany(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.licenceId === null) throw new Refusal('FORBIDDEN', { says: 'adminCompanies.noLicence' })
    if ((await updateReview(tx, review)) === 0) throw new Refusal('CONFLICT')
    const company = before.name
    if (decision === 'verified') await notifyKeepers(tx, config, id, 'company.verified', { company })
    else await notifyKeepers(tx, config, id, 'company.rejected', { company, note: note ?? empty })
    const after = { ...(await lockCompany(tx, id)), note }
    return audit(tx, operator, { action: 'review', noun: 'company', key: id, title: before.name, before, after })
  })

export const companyFinder: Finder = { permission: 'members.read', find: findCompaniesNamed }
