import * as v from 'valibot'
import { ChatFile, ChatMessage, Content } from '../contract.ts'
import { Id, LargeNumber, Timestamp } from '#platform/contract/fields.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, SearchText } from '#platform/contract/office/fields.ts'

const MessageId = v.pipe(LargeNumber, v.minValue(0))
const Names = { name: v.string(), nameEn: v.string() }

/** A conversation in the queue. */
export const QueueItem = v.object({
  id: Id,
  /** Null for a visitor, who has no name. */
  customerName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  member: v.boolean(),
  locale: v.string(),
  contactId: Id,
  contactName: v.string(),
  contactNameEn: v.string(),
  lastText: v.nullable(v.string()),
  lastKind: v.picklist(['text', 'product', 'file', 'handover']),
  lastAuthor: v.picklist(['customer', 'contact']),
  lastAt: Timestamp,
  unread: v.number(),
  waitingSince: v.nullable(Timestamp),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

const Queue = v.object({
  list: v.array(QueueItem),
  /** Null for an operator without a public contact. */
  contactId: v.nullable(Id),
  away: v.boolean(),
})
export type Queue = v.InferOutput<typeof Queue>

/** One page that the customer opened. */
const PageView = v.object({ url: v.string(), at: Timestamp, readSeconds: v.nullable(v.number()) })

export const ChatCustomer = v.object({
  id: Id,
  customerName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  locale: v.string(),
  since: Timestamp,
  contactId: Id,
  path: v.array(PageView),
})
export type ChatCustomer = v.InferOutput<typeof ChatCustomer>

export const DeskContact = v.object({ id: Id, ...Names, online: v.boolean() })
export type DeskContact = v.InferOutput<typeof DeskContact>

const ofOne = { id: Id }

/** The desk of the service contacts. What is said live goes over its socket; these are the same without one. */
export const chat = {
  queue: operatorGet('/operator/chat/queue', {
    permission: 'service.read',
    input: v.object({ search: SearchText, whose: v.optional(v.picklist(['mine', 'all', 'waiting']), 'all') }),
    output: Queue,
  }),
  history: operatorGet('/operator/chat/history', {
    permission: 'service.read',
    input: v.object({ ...ofOne, before: v.optional(MessageId) }),
    output: v.object({ list: v.array(ChatMessage), more: v.boolean() }),
  }),
  customer: operatorGet('/operator/chat/customer', {
    permission: 'service.read',
    input: v.object(ofOne),
    output: ChatCustomer,
  }),
  contacts: operatorGet('/operator/chat/contacts', { permission: 'service.read', output: v.array(DeskContact) }),
  send: operatorPost('/operator/chat/send', {
    permission: 'service.edit',
    input: v.object({ ...ofOne, clientId: v.pipe(v.string(), v.uuid()), content: Content }),
    output: v.object({ message: ChatMessage }),
  }),
  upload: operatorPost('/operator/chat/upload', {
    permission: 'service.edit',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ ...ofOne, file: v.file('uploads.chooseFile') }),
    output: ChatFile,
  }),
  setPresence: operatorPost('/operator/chat/presence', {
    permission: 'service.edit',
    input: v.object({ away: v.boolean() }),
  }),
  handOver: operatorPost('/operator/chat/handOver', {
    permission: 'service.edit',
    input: v.object({ ...ofOne, contactId: Id }),
    output: Changed,
  }),
}
