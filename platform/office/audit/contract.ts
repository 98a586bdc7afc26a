import * as v from 'valibot'
import { Day, Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText } from '#platform/contract/office/fields.ts'
import type { Of } from '#platform/contract/registered.ts'
import { recordOf } from '../records/registry.ts'

/** What can be changed in the back office beside the record nouns, as the audit calls it. */
export const ownNouns = [
  'operator',
  'product',
  'productFile',
  'stockMove',
  'cost',
  'import',
  'conversation',
  'picture',
  'site',
  'homePage',
  'order',
  'paymentAlarm',
  'taxInvoice',
  'sample',
  'comment',
  'enquiry',
  'member',
  'company',
  'exchangeRate',
  'newsletter',
  'broadcast',
  'officeHours',
  'setUp',
  'job',
] as const
type OwnNoun = (typeof ownNouns)[number]
export type AuditNoun = OwnNoun | Of<'records'>[keyof Of<'records'>]['noun']

export const isOwnNoun = (noun: AuditNoun): noun is OwnNoun => (ownNouns as readonly string[]).includes(noun)
const isAuditNoun = (noun: string): noun is AuditNoun => isOwnNoun(noun as AuditNoun) || recordOf(noun) !== undefined
export const AnyNoun = v.pipe(v.string(), v.guard(isAuditNoun))

export const auditActions = [
  'create',
  'update',
  'delete',
  'undo',
  'disable',
  'enable',
  'invite',
  'signIn',
  'secondFactor',
  'password',
  'confirm',
  'waive',
  'secure',
  'reject',
  'ship',
  'close',
  'refund',
  'decide',
  'answer',
  'note',
  'assign',
  'quote',
  'ask',
  'withdraw',
  'settle',
  'signOut',
  'review',
  'merge',
  'send',
  'test',
  'run',
] as const
export type AuditAction = (typeof auditActions)[number]

const Values = v.nullable(v.record(v.string(), v.unknown()))

export const AuditEntry = v.object({
  id: Id,
  at: Timestamp,
  operatorId: Id,
  operatorName: v.string(),
  operatorNameEn: v.string(),
  changeId: v.string(),
  action: v.picklist(auditActions),
  noun: AnyNoun,
  key: v.string(),
  title: v.string(),
  /** The same where it has no name in each language. */
  titleZh: v.string(),
  before: Values,
  after: Values,
  /** What the numbers and codes among the values stand for: `brandId 7` → its names. */
  names: v.record(v.string(), v.object({ name: v.string(), nameEn: v.string() })),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

export const audit = {
  list: operatorGet('/operator/audit/list', {
    permission: 'audit.read',
    input: v.object({
      ...listing,
      search: SearchText,
      noun: optionalOf(AnyNoun),
      key: optionalOf(v.pipe(v.string(), v.maxLength(100))),
      action: optionalOf(v.picklist(auditActions)),
      operatorId: optionalOf(Id),
      from: optionalOf(Day),
      to: optionalOf(Day),
    }),
    output: pageOf(AuditEntry),
  }),
  operators: operatorGet('/operator/audit/operators', {
    permission: 'audit.read',
    output: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  }),
  /** Puts back what the operator's own request changed a moment ago. */
  undo: operatorPost('/operator/audit/undo', {
    permission: 'own',
    ofShop: true,
    input: v.object({ changeId: v.pipe(v.string(), v.uuid()) }),
    output: Changed,
  }),
}
