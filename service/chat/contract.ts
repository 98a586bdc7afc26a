import * as v from 'valibot'
import { OfficeHours } from '#identity/contacts/hours.ts'
import { chatLimits } from './chat-limits.ts'
import { post } from '#platform/contract/endpoint.ts'
import { CookieId, Id, LargeNumber, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { Tidy } from '#platform/contract/lines.ts'
import { Email } from '#platform/contract/patterns.ts'
import { Picture } from '#platform/contract/picture.ts'
import { ProductItem } from '#catalogue/goods/product.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'

/** Ids of messages outgrow those of other things. */
const MessageId = v.pipe(LargeNumber, v.minValue(0))
/** Made by the page: the same message sent again is the same message. */
const ClientId = v.pipe(v.string(), v.uuid())

/** What somebody says. Who says it, and in which conversation, the server knows. */
export const Content = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    text: v.pipe(v.string(), Tidy, v.minLength(1, 'chat.writeFirst'), v.maxLength(chatLimits.text, 'chat.tooLong')),
  }),
  v.object({ kind: v.literal('product'), productId: Id }),
  v.object({ kind: v.literal('file'), fileId: Id }),
])
export type Content = v.InferOutput<typeof Content>

export const ChatFile = v.object({
  id: Id,
  name: v.string(),
  type: v.string(),
  size: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Signed for whoever may read the message; good for a day. */
  url: v.string(),
})
export type ChatFile = v.InferOutput<typeof ChatFile>

const { entries: item } = ProductItem
/** A product as a card in the conversation: what its title is made of, and its picture. */
export const ChatProduct = v.object({
  id: item.id,
  name: item.name,
  nameEn: item.nameEn,
  productCategoryName: item.productCategoryName,
  productCategoryNameEn: item.productCategoryNameEn,
  brandName: item.brandName,
  brandNameEn: item.brandNameEn,
  seriesName: item.seriesName,
  modelName: item.modelName,
  grade: item.grade,
  productFiledType: item.productFiledType,
  price: item.price,
  picture: item.picture,
})

export const ChatMessage = v.object({
  id: v.number(),
  clientId: v.string(),
  author: v.picklist(['customer', 'contact']),
  /** Of the contact who wrote it, or took over. */
  contactName: v.nullable(v.string()),
  contactNameEn: v.nullable(v.string()),
  kind: v.picklist(['text', 'product', 'file', 'handover']),
  text: v.nullable(v.string()),
  /** Null also where it is sold no more. */
  product: v.nullable(ChatProduct),
  file: v.nullable(ChatFile),
  createdAt: Timestamp,
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

/** The person on the other side. */
export const ChatContact = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  picture: v.nullable(Picture),
  online: v.boolean(),
  /** Who is there instead and can answer, while the contact is not. */
  standIn: v.nullable(v.object({ name: v.string(), nameEn: v.string() })),
  /** Typical time until an answer, in minutes; null while there are too few answers to say. */
  answerMinutes: v.nullable(v.number()),
})
export type ChatContact = v.InferOutput<typeof ChatContact>

/** Up to which message each side has read. */
const ReadMarks = v.object({ customer: v.number(), contact: v.number() })
export type ReadMarks = v.InferOutput<typeof ReadMarks>

export const ChatState = v.object({
  cookieId: v.nullable(v.string()),
  contact: ChatContact,
  hours: OfficeHours,
  unread: v.number(),
  /** Of a visitor who left an address for the answer. */
  email: v.nullable(v.string()),
})
export type ChatState = v.InferOutput<typeof ChatState>

const by = { cookieId: CookieId }
/** A page that was signed in says so: once that is over, it must not go on as a guest. */
const caller = { ...by, member: v.optional(v.boolean(), false) }
const Sent = v.object({ message: ChatMessage })

/** Where a page takes up the conversation again. */
const place = { lastId: v.optional(MessageId, 0), generation: v.optional(WholeNumber, 0) }

const welcome = {
  generation: v.number(),
  /** The messages are all there is to show, not only what is new. */
  anew: v.boolean(),
  messages: v.array(ChatMessage),
  /** There are earlier ones. */
  more: v.boolean(),
  marks: ReadMarks,
}

/** The same without a socket. The cookie id travels in the body, so that no log of addresses ever holds it. */
export const chat = {
  /** The greeting of a socket, asked again and again where no socket can be opened. */
  resume: post('/common/chat/resume', {
    access: 'open',
    input: v.object({ ...caller, ...place }),
    output: v.object({ state: ChatState, ...welcome }),
  }),
  history: post('/common/chat/history', {
    access: 'open',
    input: v.object({ ...by, before: v.optional(MessageId) }),
    output: v.object({ list: v.array(ChatMessage), more: v.boolean() }),
  }),
  send: post('/common/chat/send', {
    access: 'open',
    input: v.object({ ...caller, clientId: ClientId, content: Content }),
    output: Sent,
  }),
  read: post('/common/chat/read', { access: 'open', input: v.object({ ...caller, id: MessageId }) }),
  upload: post('/common/chat/upload', {
    access: 'open',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ ...by, file: v.file('uploads.chooseFile') }),
    output: ChatFile,
  }),
  leaveAddress: post('/common/chat/leaveAddress', { access: 'open', input: v.object({ ...by, email: Email }) }),
}

/** What a page of the site says over its socket. */
export const ChatCommand = v.variant('type', [
  v.object({ type: v.literal('hello'), ...by, ...place }),
  v.object({ type: v.literal('say'), clientId: ClientId, content: Content }),
  v.object({ type: v.literal('typing') }),
  v.object({ type: v.literal('read'), id: MessageId }),
])
export type ChatCommand = v.InferOutput<typeof ChatCommand>

const conversation = { conversationId: Id }

/** What the desk of a contact says over its socket. */
export const DeskCommand = v.variant('type', [
  v.object({ type: v.literal('open'), ...conversation, ...place }),
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('say'), ...conversation, clientId: ClientId, content: Content }),
  v.object({ type: v.literal('typing'), ...conversation }),
  v.object({ type: v.literal('read'), ...conversation, id: MessageId }),
])
export type DeskCommand = v.InferOutput<typeof DeskCommand>

/** What the server says to either side. */
export const ChatEvent = v.variant('event', [
  v.object({ event: v.literal('welcome'), state: ChatState, ...welcome }),
  v.object({ event: v.literal('opened'), ...conversation, ...welcome }),
  v.object({ event: v.literal('said'), ...conversation, message: ChatMessage }),
  /** Stored for good. */
  v.object({ event: v.literal('acknowledged'), clientId: v.string(), message: ChatMessage }),
  v.object({
    event: v.literal('refused'),
    /** Missing where the command itself could not be read. */
    clientId: v.optional(v.string()),
    refusal: v.string(),
    /** Seconds until another try makes sense; without it, none does. */
    retryAfter: v.optional(v.number()),
  }),
  v.object({ event: v.literal('typing'), ...conversation }),
  v.object({ event: v.literal('read'), ...conversation, marks: ReadMarks }),
  v.object({ event: v.literal('contact'), contact: ChatContact }),
  /** What waits for somebody changed: ask again. */
  v.object({ event: v.literal('desk') }),
  v.object({ event: v.literal('order'), id: Id }),
  /** Something in the queue of the desk changed: ask again. */
  v.object({ event: v.literal('queue') }),
])
export type ChatEvent = v.InferOutput<typeof ChatEvent>
export type Welcome = Omit<Extract<ChatEvent, { event: 'opened' }>, 'event' | 'conversationId'>
