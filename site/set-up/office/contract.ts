import * as v from 'valibot'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Mobile, TypedEmail } from '#platform/contract/patterns.ts'

/** What a new installation needs before it can trade, in the order in which one does it. */
export const setUpKeys = [
  'company',
  'house',
  'bankAccount',
  'ownShop',
  'paymentTypes',
  'deliveryTerms',
  'lanes',
  'contact',
  'hours',
  'mail',
  'sms',
  'operators',
  'products',
  'legal',
] as const
export type SetUpKey = (typeof setUpKeys)[number]

const SetUpItem = v.object({
  key: v.picklist(setUpKeys),
  done: v.boolean(),
  /** The site trades without it. */
  optional: v.boolean(),
  /** Where it is done. */
  to: v.string(),
})
export type SetUpItem = v.InferOutput<typeof SetUpItem>

/** What became of a test message. `none`: no provider is configured. */
const Tested = v.object({
  outcome: v.picklist(['sent', 'refused', 'none']),
  /** What the provider said when it refused. */
  answer: v.nullable(v.string()),
})
export type Tested = v.InferOutput<typeof Tested>

export const setUp = {
  list: operatorGet('/operator/setUp/list', { permission: 'settings.edit', output: v.array(SetUpItem) }),
  testMail: operatorPost('/operator/setUp/testMail', {
    permission: 'settings.edit',
    input: v.object({ email: TypedEmail('adminForm.required') }),
    output: Tested,
  }),
  testSms: operatorPost('/operator/setUp/testSms', {
    permission: 'settings.edit',
    input: v.object({ mobile: Mobile }),
    output: Tested,
  }),
}
