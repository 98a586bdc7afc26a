import * as v from 'valibot'
import { Day, Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText } from '#platform/contract/office/fields.ts'
import { securityEventNames } from '#platform/contract/office/security-events.ts'
import { pageOf } from '#platform/contract/paging.ts'

export const SecurityEventRow = v.object({
  id: Id,
  at: Timestamp,
  name: v.picklist(securityEventNames),
  memberId: v.nullable(Id),
  operatorId: v.nullable(Id),
  personName: v.nullable(v.string()),
  personNameEn: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  /** Masked. */
  subject: v.string(),
  call: v.string(),
  facts: v.record(v.string(), v.unknown()),
})
export type SecurityEventRow = v.InferOutput<typeof SecurityEventRow>

/** What happened around doors and money. */
export const securityEvents = {
  list: operatorGet('/operator/securityEvents/list', {
    permission: 'security.read',
    input: v.object({
      ...listing,
      /** A name, or a whole e-mail address or number: those are compared as they are masked. */
      search: SearchText,
      name: optionalOf(v.picklist(securityEventNames)),
      ip: optionalOf(v.pipe(v.string(), v.trim(), v.maxLength(45))),
      memberId: optionalOf(Id),
      operatorId: optionalOf(Id),
      from: optionalOf(Day),
      to: optionalOf(Day),
    }),
    output: pageOf(SecurityEventRow),
  }),
}
