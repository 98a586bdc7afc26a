import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'

export const SentFile = v.object({ id: Id, name: v.string(), size: v.number() })
export type SentFile = v.InferOutput<typeof SentFile>

/** What one side wrote to the other. */
export const Message = v.object({
  id: Id,
  author: v.picklist(['buyer', 'contact']),
  /** Which colleague, where it belongs to a company. */
  writer: v.nullable(v.string()),
  contactName: v.nullable(v.string()),
  contactNameEn: v.nullable(v.string()),
  body: v.string(),
  /** Sent along, and read as the attachments are. */
  files: v.array(SentFile),
  createdAt: Timestamp,
})
export type Message = v.InferOutput<typeof Message>

/** What only the seller's side reads. */
export const Note = v.object({
  id: Id,
  body: v.string(),
  operatorName: v.string(),
  operatorNameEn: v.string(),
  createdAt: Timestamp,
})
export type Note = v.InferOutput<typeof Note>
