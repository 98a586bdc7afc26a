import * as v from 'valibot'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { OptionalLine, OptionalText } from '#platform/contract/lines.ts'
import { wholeLanguages } from '#service/subscriptions/newsletter-draft.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy, Since, Version } from '#platform/contract/office/fields.ts'
import { sendingStates } from '#service/subscriptions/office/contract.ts'

export const audiences = ['all', 'role', 'member'] as const
const Language = v.picklist(['zh-CN', 'en-US'])

export const BroadcastRow = v.object({
  id: Id,
  subject: v.nullable(v.string()),
  subjectEn: v.nullable(v.string()),
  audience: v.picklist(audiences),
  roleId: v.nullable(Id),
  roleName: v.nullable(v.string()),
  roleNameEn: v.nullable(v.string()),
  memberId: v.nullable(Id),
  memberName: v.nullable(v.string()),
  /** Only those who read this language. */
  locale: v.nullable(Language),
  state: v.picklist(sendingStates),
  /** Those who get it, or would get it now. */
  recipients: v.number(),
  sent: v.number(),
  updatedAt: Timestamp,
  sentAt: v.nullable(Timestamp),
  finishedAt: v.nullable(Timestamp),
  version: v.number(),
})
export type BroadcastRow = v.InferOutput<typeof BroadcastRow>

const BroadcastInfo = v.object({
  ...BroadcastRow.entries,
  body: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  /** What identifies the member: the e-mail address, or the mobile number. */
  member: v.nullable(v.string()),
  /** Of those who have it, who has read it. */
  read: v.number(),
})
export type BroadcastInfo = v.InferOutput<typeof BroadcastInfo>

const details = {
  audience: v.optional(v.picklist(audiences), 'all'),
  roleId: optionalOf(Id),
  member: OptionalLine(254),
  locale: optionalOf(Language),
  subject: OptionalLine(150),
  subjectEn: OptionalLine(150),
  body: OptionalText(5000),
  bodyEn: OptionalText(5000),
}
const one = v.object({ id: Id })

/** Station letters to many members, each in the member's language. */
export const broadcasts = {
  list: operatorGet('/operator/broadcasts/list', {
    permission: 'service.read',
    input: v.object({
      ...listing,
      search: SearchText,
      state: optionalOf(v.picklist(sendingStates)),
      audience: optionalOf(v.picklist(audiences)),
      sort: sortBy(['updatedAt', 'sentAt', 'subject', 'subjectEn'], '-updatedAt'),
    }),
    output: pageOf(BroadcastRow),
  }),
  info: operatorGet('/operator/broadcasts/info', { permission: 'service.read', input: one, output: BroadcastInfo }),
  create: operatorPost('/operator/broadcasts/create', {
    permission: 'service.edit',
    input: v.pipe(v.object(details), wholeLanguages()),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/broadcasts/update', {
    permission: 'service.edit',
    input: v.pipe(v.object({ id: Id, version: Version, since: Since, ...details }), wholeLanguages()),
    output: Changed,
  }),
  /** Only what was not sent. */
  remove: operatorPost('/operator/broadcasts/remove', { permission: 'service.edit', input: Chosen, output: Changed }),
  /** To everybody who is meant at this moment, once each. Sent again, it changes nothing. */
  send: operatorPost('/operator/broadcasts/send', {
    permission: 'service.edit',
    input: v.object({ id: Id, version: Version }),
    output: Changed,
  }),
}
