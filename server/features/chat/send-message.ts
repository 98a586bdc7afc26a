import type { ChatMessage, Content } from '#contract/chat.ts'
import { Refusal } from '#contract/errors.ts'
import type { Locale } from '#i18n/messages.ts'
import type { Database, Db } from '#server/database/database.ts'
import { spend } from '#server/http/budget.ts'
import type { Operator } from '#server/http/context.ts'
import { customerKey, type Customer } from '../support/customer.ts'
import { claimFile } from './file-queries.ts'
import { holdConversation } from './meet-customer.ts'
import { presentMessages } from './present-messages.ts'
import {
  findMessage,
  findPublished,
  insertMessage,
  lockConversationById,
  noteMessage,
  type Conversation,
  type NewMessage,
} from './queries.ts'

interface Said {
  clientId: string
  content: Content
}

type Writer = Pick<Operator, 'contactId'> & { operatorId: number | null }

interface CustomerSpeaks {
  customer: Customer
  locale: Locale
  ip: string
  /** Per minute, from the configuration. */
  most: number
}

/** Stored once, however often it is sent; what is answered has been stored for good. */
export async function sendAsCustomer(
  db: Database,
  { customer, locale, ip, most }: CustomerSpeaks,
  said: Said,
): Promise<ChatMessage> {
  await Promise.all([
    spend(db, `chat of ${customerKey(customer)}`, { most, minutes: 1 }),
    // An office behind one address has several people in it.
    spend(db, `chat ip ${ip}`, { most: most * 5, minutes: 1 }),
  ])
  return store(db, (tx) => holdConversation(tx, customer, locale), { author: 'customer' }, said)
}

/** An operator whom visitors do not meet answers in the name of the contact whose conversation it is. */
export const sendAsContact = (db: Database, operator: Writer, conversationId: number, said: Said) =>
  store(db, (tx) => lockConversationById(tx, conversationId), { author: 'contact', ...operator }, said)

async function store(
  db: Database,
  hold: (tx: Db) => Promise<Conversation | undefined>,
  by: { author: 'customer' } | ({ author: 'contact' } & Writer),
  { clientId, content }: Said,
): Promise<ChatMessage> {
  const row = await db.transaction(async (tx) => {
    const conversation = await hold(tx)
    if (!conversation) throw new Refusal('NOT_FOUND')
    // A file is claimed once: sent again, it must not be claimed again.
    if (content.kind === 'file') {
      const known = await findMessage(tx, conversation.id, clientId)
      if (known) return known
    }
    const message: NewMessage = {
      author: by.author,
      contactId: by.author === 'contact' ? (by.contactId ?? conversation.contactId) : null,
      operatorId: by.author === 'contact' ? by.operatorId : null,
      conversationId: conversation.id,
      clientId,
      kind: content.kind,
      text: content.kind === 'text' ? content.text : null,
      productId: content.kind === 'product' ? await published(tx, content.productId) : null,
      fileId: content.kind === 'file' ? await claimed(tx, conversation.id, content.fileId) : null,
    }
    const stored = await insertMessage(tx, message)
    if (stored) await noteMessage(tx, stored.id, message)
    return findMessage(tx, conversation.id, clientId)
  })
  if (row?.author !== by.author) throw new Refusal('DUPLICATE')
  const [message] = await presentMessages(db, [row])
  if (!message) throw new Refusal('FAILED')
  return message
}

async function published(tx: Db, productId: number): Promise<number> {
  if (!(await findPublished(tx, productId))) throw new Refusal('NOT_FOUND')
  return productId
}

async function claimed(tx: Db, conversationId: number, fileId: number): Promise<number> {
  if ((await claimFile(tx, conversationId, fileId)) !== 1) throw new Refusal('NOT_FOUND')
  return fileId
}
