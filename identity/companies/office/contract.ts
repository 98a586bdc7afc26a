import * as v from 'valibot'
import { Colleague, CompanyRole, JoinRequest } from '../colleague.ts'
import { Company, EnterpriseItem, EnterpriseStatus } from '../enterprise.ts'
import { RoleCode } from '../people-contract.ts'
import { Day, Id, optionalOf, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { OptionalLine, OptionalText, RequiredLine } from '#platform/contract/lines.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

/** `overdue`: before today; `week`: that, today and the six days after. */
export const careDues = ['overdue', 'week'] as const

const Named = v.object({ id: Id, name: v.string(), nameEn: v.string() })

/** What operators keep of a company: who looks after it, and what is next. */
const Care = v.object({
  owner: v.nullable(Named),
  nextStep: v.nullable(v.string()),
  nextStepOn: v.nullable(Day),
  overdue: v.boolean(),
})
export type Care = v.InferOutput<typeof Care>

export const CompanyRow = v.object({
  ...EnterpriseItem.entries,
  members: v.number(),
  ...Care.entries,
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
  /** Of what is kept about it; 0 where nothing is yet. */
  careVersion: v.number(),
  /** Companies that get the same prices. */
  groupId: v.nullable(Id),
  /** Names of companies that were merged into it. */
  formerNames: v.array(v.object({ name: v.string(), mergedAt: Timestamp })),
  /** What has become of it. */
  mergedInto: v.nullable(v.object({ id: Id, name: v.string() })),
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
      ownerId: optionalOf(Id),
      due: optionalOf(v.picklist(careDues)),
      sort: sortBy(['name', 'updatedAt', 'members', 'nextStepOn'], '-updatedAt'),
    }),
    output: pageOf(CompanyRow),
  }),
  info: operatorGet('/operator/companies/info', {
    permission: 'members.read',
    input: v.object({ id: Id }),
    output: CompanyInfo,
  }),
  /** Who can look after a company. */
  owners: operatorGet('/operator/companies/owners', { permission: 'members.read', output: v.array(Named) }),
  /** Owner and next step; a step has a day. */
  care: operatorPost('/operator/companies/care', {
    permission: 'members.edit',
    input: v.pipe(
      v.object({
        id: Id,
        careVersion: v.pipe(WholeNumber, v.minValue(0)),
        ownerId: optionalOf(Id),
        groupId: optionalOf(Id),
        nextStep: OptionalLine(200),
        nextStepOn: optionalOf(Day),
      }),
      v.forward(
        v.check(({ nextStep, nextStepOn }) => nextStep === null || nextStepOn !== undefined, 'adminCompanies.enterDay'),
        ['nextStepOn'],
      ),
      v.forward(
        v.check(
          ({ nextStep, nextStepOn }) => nextStep !== null || nextStepOn === undefined,
          'adminCompanies.enterStep',
        ),
        ['nextStep'],
      ),
    ),
    output: Changed,
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
  /** Makes a member its keeper, who is of it or of no company; found by e-mail or mobile. */
  appointKeeper: operatorPost('/operator/companies/appointKeeper', {
    permission: 'members.edit',
    input: v.object({ id: Id, account: RequiredLine('adminCompanies.enterAccount', 254) }),
    output: Changed,
  }),
  /** Lets in who asked, or refuses. */
  answerRequest: operatorPost('/operator/companies/answerRequest', {
    permission: 'members.edit',
    input: v.object({ id: Id, memberId: Id, consent: v.boolean(), role: v.optional(RoleCode, 'viewer') }),
    output: Changed,
  }),
}
