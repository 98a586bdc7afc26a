import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Email } from '#platform/contract/patterns.ts'
import { Colleague, CompanyRole, Invitation, JoinRequest, Offered } from './colleague.ts'

export const RoleCode = v.pipe(v.string('members.chooseRole'), v.regex(/^[a-z][a-z-]{0,39}$/, 'members.chooseRole'))
const Token = v.pipe(v.string(), v.maxLength(200))
const Person = v.object({ memberId: Id })
const keeps = { access: 'member', permission: 'company.edit' } as const

/** The people of the caller's company, who wants to be one of them, and what a member without a company waits for. */
export const colleagues = {
  list: get('/customer/company/people', {
    access: 'member',
    output: v.object({
      people: v.array(Colleague),
      /** These two for who may change people. */
      requests: v.array(JoinRequest),
      invitations: v.array(Invitation),
      roles: v.array(CompanyRole),
      /** The company that the caller has asked. */
      asked: v.nullable(v.object({ enterpriseId: Id, name: v.string() })),
      /** Invitations to the address that the caller has proved. */
      offers: v.array(Offered),
    }),
  }),
  invite: post('/customer/company/invite', { ...keeps, input: v.object({ email: Email, role: RoleCode }) }),
  revoke: post('/customer/company/revokeInvitation', { ...keeps, input: v.object({ id: Id }) }),
  /** What the link of a mail leads to; `own` where the caller is the one who was invited. */
  invitation: get('/common/company/invitation', {
    access: 'open',
    input: v.object({ token: v.optional(Token, '') }),
    output: v.object({ ...Offered.entries, email: v.string(), own: v.boolean() }),
  }),
  /** By the link, or by an address that was proved before. */
  accept: post('/customer/company/acceptInvitation', {
    access: 'member',
    input: v.object({ token: optionalOf(Token), id: optionalOf(Id) }),
  }),
  answer: post('/customer/company/answerRequest', {
    ...keeps,
    input: v.object({ memberId: Id, consent: v.boolean(), role: v.optional(RoleCode, 'viewer') }),
  }),
  withdraw: post('/customer/company/withdrawRequest', { access: 'member' }),
  setRole: post('/customer/company/setRole', { ...keeps, input: v.object({ memberId: Id, role: RoleCode }) }),
  /** The other becomes keeper, the caller a buyer. */
  handOver: post('/customer/company/handOver', { ...keeps, input: Person }),
  remove: post('/customer/company/remove', { ...keeps, input: Person }),
  leave: post('/customer/company/leave', { access: 'member' }),
}
