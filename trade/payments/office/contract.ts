import * as v from 'valibot'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { MinorUnits } from '#platform/contract/money.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

export const alarmKinds = ['amount', 'late', 'unknown', 'repeated'] as const
export const alarmTabs = ['waiting', 'dealt', 'all'] as const

export const AlarmRow = v.object({
  id: Id,
  kind: v.picklist(alarmKinds),
  provider: v.picklist(['alipay', 'wechat']),
  /** Of the payment, as the provider named it, and the provider's own. */
  number: v.string(),
  tradeNumber: v.string(),
  /** As reported; a provider may name any currency. */
  currency: v.string(),
  amountMinor: MinorUnits,
  /** What the payment asks for, where there is one. */
  dueMinor: v.nullable(MinorUnits),
  orderId: v.nullable(Id),
  orderSn: v.nullable(v.string()),
  orderStatus: v.nullable(v.number()),
  at: Timestamp,
  /** Whether somebody has to look into it. */
  waiting: v.boolean(),
  dealtAt: v.nullable(Timestamp),
  dealtBy: v.nullable(v.string()),
  dealtByEn: v.nullable(v.string()),
  note: v.nullable(v.string()),
  version: v.number(),
})
export type AlarmRow = v.InferOutput<typeof AlarmRow>

/** Reports of providers that could not be true of an order. */
export const paymentAlarms = {
  list: operatorGet('/operator/paymentAlarms/list', {
    permission: 'money.read',
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(alarmTabs), 'waiting'),
      kind: optionalOf(v.picklist(alarmKinds)),
      sort: sortBy(['at', 'amount'], '-at'),
    }),
    output: pageOf(AlarmRow),
  }),
  counts: operatorGet('/operator/paymentAlarms/counts', {
    permission: 'money.read',
    output: v.record(v.picklist(alarmTabs), v.number()),
  }),
  info: operatorGet('/operator/paymentAlarms/info', {
    permission: 'money.read',
    input: v.object({ id: Id }),
    output: AlarmRow,
  }),
  /** How it ended, in words: money sent back, order restored, nothing to do. */
  settle: operatorPost('/operator/paymentAlarms/settle', {
    permission: 'money.confirm',
    input: v.object({ id: Id, version: Version, note: RequiredText('adminAlarms.enterNote', 500) }),
    output: Changed,
  }),
}
