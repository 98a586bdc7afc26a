import * as v from 'valibot'
import { RealName } from '#identity/auth/identity.ts'
import { AnyMobile } from '#identity/companies/contact-details.ts'
import { Session } from '#identity/account-security/contract.ts'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { Email } from '#platform/contract/patterns.ts'
import { Channel } from '../channel.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

export const memberStates = ['active', 'invited', 'unverified', 'disabled'] as const

/** How an invitation left; without a registered text none goes by SMS. */
const Invited = v.picklist(['mail', 'sms', 'none'])

export const MemberRow = v.object({
  id: Id,
  realname: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  mobile: v.nullable(v.string()),
  company: v.nullable(v.string()),
  roleId: Id,
  roleName: v.string(),
  roleNameEn: v.string(),
  disabled: v.boolean(),
  /** Entered by the house; cannot sign in before taking the invitation. */
  invited: v.boolean(),
  createdAt: Timestamp,
  seenAt: v.nullable(Timestamp),
  orders: v.number(),
  enquiries: v.number(),
  version: v.number(),
})
export type MemberRow = v.InferOutput<typeof MemberRow>

const { current: _, ...session } = Session.entries
const Role = v.object({ id: Id, name: v.string(), nameEn: v.string() })

export const MemberInfo = v.object({
  ...MemberRow.entries,
  locale: v.picklist(['zh-CN', 'en-US']),
  title: v.nullable(v.string()),
  department: v.nullable(v.string()),
  contactMobile: v.nullable(v.string()),
  website: v.nullable(v.string()),
  country: v.nullable(v.object({ name: v.string(), nameEn: v.string() })),
  companyId: v.nullable(Id),
  /** Who of the house entered the member. */
  enteredBy: v.nullable(v.object({ name: v.string(), nameEn: v.string() })),
  keeper: v.boolean(),
  contactId: v.nullable(Id),
  contactName: v.nullable(v.string()),
  contactNameEn: v.nullable(v.string()),
  hasSecondFactor: v.boolean(),
  sessions: v.array(v.object(session)),
  lastOrders: v.array(
    v.object({
      id: Id,
      orderSn: v.string(),
      status: v.number(),
      currency: Currency,
      totalMinor: MinorUnits,
      createTime: Timestamp,
    }),
  ),
  lastEnquiries: v.array(
    v.object({ id: Id, enquiryNo: v.string(), createdAt: Timestamp, waitingSince: v.nullable(Timestamp) }),
  ),
  roles: v.array(Role),
  contacts: v.array(Role),
})
export type MemberInfo = v.InferOutput<typeof MemberInfo>

const look = { permission: 'members.read' as const }
const edit = { permission: 'members.edit' as const, output: Changed }
const one = v.object({ id: Id })
const behalf = { permission: 'behalf.enter' as const }

export const members = {
  list: operatorGet('/operator/members/list', {
    ...look,
    input: v.object({
      ...listing,
      search: SearchText,
      roleId: optionalOf(Id),
      companyId: optionalOf(Id),
      state: optionalOf(v.picklist(memberStates)),
      sort: sortBy(['createdAt', 'realname', 'seenAt', 'orders', 'enquiries'], '-createdAt'),
    }),
    output: pageOf(MemberRow),
  }),
  roles: operatorGet('/operator/members/roles', { ...look, output: v.array(Role) }),
  info: operatorGet('/operator/members/info', { ...look, input: one, output: MemberInfo }),
  /** For somebody who phoned, mailed, wrote or came by: an account with an invitation to it. */
  enter: operatorPost('/operator/members/enter', {
    ...behalf,
    creates: true,
    input: v.object({
      realname: RealName,
      email: optionalOf(Email),
      mobile: optionalOf(AnyMobile),
      /** Found or founded by its name. */
      enterpriseName: OptionalLine(100),
      locale: v.picklist(['zh-CN', 'en-US']),
      channel: Channel,
    }),
    output: v.object({ ...Made.entries, invited: Invited }),
  }),
  invite: operatorPost('/operator/members/invite', {
    ...behalf,
    input: one,
    output: v.object({ ...Changed.entries, invited: Invited }),
  }),
  /** What the seller decides about a member; what members say of themselves stays theirs. */
  update: operatorPost('/operator/members/update', {
    ...edit,
    input: v.object({ id: Id, version: Version, roleId: Id, contactId: optionalOf(Id) }),
    output: Changed,
  }),
  /** Ends every session at once. */
  disable: operatorPost('/operator/members/disable', { ...edit, input: Chosen, output: Changed }),
  enable: operatorPost('/operator/members/enable', { ...edit, input: Chosen, output: Changed }),
  signOut: operatorPost('/operator/members/signOut', { ...edit, input: Chosen, output: Changed }),
  /** For a lost phone; takes the password of the operator who acts. */
  resetSecondFactor: operatorPost('/operator/members/resetSecondFactor', {
    ...edit,
    event: 'accountChanged',
    input: v.object({ id: Id, currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
  }),
}
