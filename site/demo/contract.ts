import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Timestamp } from '#platform/contract/fields.ts'

export const DemoMessage = v.object({
  id: v.string(),
  channel: v.picklist(['mail', 'sms']),
  recipient: v.string(),
  subject: v.nullable(v.string()),
  text: v.string(),
  createdAt: Timestamp,
})
export type DemoMessage = v.InferOutput<typeof DemoMessage>

/** Answered in demo mode only. */
export const demo = {
  inbox: get('/common/demo/inbox', { access: 'open', output: v.array(DemoMessage) }),
}
