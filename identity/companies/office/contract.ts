import * as v from 'valibot'
import { Colleague, CompanyRole, JoinRequest } from '../colleague.ts'
import { Company, EnterpriseItem, EnterpriseStatus } from '../enterprise.ts'
import { RoleCode } from '../people-contract.ts'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { OptionalText } from '#platform/contract/lines.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

export const CompanyRow = v.object({
  ...EnterpriseItem.entries,
  members: v.number(),
  updatedAt: Timestamp,
  version: v.number(),
})
export type CompanyRow = v.InferOutput<typeof CompanyRow>

export const CompanyInfo = v.object({
  ...CompanyRow.entries,
  address: v.nullable(v.string()),
  website: v.nullable(v.string()),
  createdAt: Timestamp,
  licence: v.nullable(v.object({ id: Id, name: v.string(), size: v.number(), url: v.string() })),
  reviewNote: v.nullable(v.string()),
  people: v.array(Colleague),
  requests: v.array(JoinRequest),
  roles: v.array(CompanyRole),
  ...v.pick(Company, ['legalName', 'legalNameEn', 'taxNumber', 'phone', 'bank', 'bankAccount']).entries,
})
export type CompanyInfo = v.InferOutput<typeof CompanyInfo>

/** Companies of customers. Their keeper writes about them; the seller checks the licence. */
export const companies = {
  list: operatorGet('/operator/companies/list', {
    permission: 'members.read',
    input: v.object({
      ...listing,
      search: SearchText,
      status: optionalOf(EnterpriseStatus),
      sort: sortBy(['name', 'updatedAt', 'members'], '-updatedAt'),
    }),
    output: pageOf(CompanyRow),
  }),
  info: operatorGet('/operator/companies/info', {
    permission: 'members.read',
    input: v.object({ id: Id }),
    output: CompanyInfo,
  }),
  /** Of exactly the version that was looked at. */
  review: operatorPost('/operator/companies/review', {
    permission: 'members.edit',
    input: v.object({
      id: Id,
      version: Version,
      decision: v.picklist(['verified', 'rejected']),
      note: OptionalText(500),
    }),
    output: Changed,
  }),
  /** Gives one of its people a role; a company always has a keeper once it has had one. */
  appoint: operatorPost('/operator/companies/appoint', {
    permission: 'members.edit',
    input: v.object({ id: Id, memberId: Id, role: RoleCode }),
    output: Changed,
  }),
  /** Lets in who asked, or refuses. */
  answerRequest: operatorPost('/operator/companies/answerRequest', {
    permission: 'members.edit',
    input: v.object({ id: Id, memberId: Id, consent: v.boolean(), role: v.optional(RoleCode, 'viewer') }),
    output: Changed,
  }),
}
