import type { ChatMessage, Content } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { customerKey, owned, type Customer } from '#platform/server/api/customer.ts'
import { holdConversation } from './identify-customer.ts'
import { presentMessages } from './present-messages.ts'
import { findMessage, storeMessage, type MessageRow, type NewMessage, type StoredRow } from './queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

interface Said {
  clientId: string
  content: Content
  /** The sender notifies all processes once it is stored; otherwise the database does. */
  announced?: boolean
}

type Writer = Pick<Operator, 'contactId'> & { operatorId: number | null }

interface CustomerSpeaks {
  customer: Customer
  locale: Locale
  ip: string
  /** Per minute, from the configuration. */
  most: number
}

/** What was stored, and where the conversation stands now; without the latter it was known before. */
export interface Sent {
  message: ChatMessage
  place: StoredRow | undefined
}

/** Stored once, however often it is sent; what is answered has been stored for good. */
export async function sendAsCustomer(
  db: Database,
  { customer, locale, ip, most }: CustomerSpeaks,
  said: Said,
): Promise<Sent> {
  await Promise.all([
    spend(db, `chat of ${customerKey(customer)}`, { most, minutes: 1 }),
    // An office behind one address has several people in it.
    spend(db, `chat ip ${networkOf(ip)}`, { most: most * 5, minutes: 1 }),
  ])
  const by = { author: 'customer', contactId: null, operatorId: null } as const
  return send(db, owned(customer), by, said, () => db.transaction((tx) => holdConversation(tx, customer, locale)))
}

/** An operator without a public contact answers in the name of the contact whose conversation it is. */
export const sendAsContact = (db: Database, { contactId, operatorId }: Writer, conversationId: number, said: Said) =>
  send(db, sql`id = ${conversationId}`, { author: 'contact', contactId, operatorId }, said)

async function send(
  db: Database,
  whose: Sql,
  by: Pick<NewMessage, 'author' | 'contactId' | 'operatorId'>,
  said: Said,
  begin?: () => Promise<unknown>,
): Promise<Sent> {
  const { clientId, content, announced = false } = said
  const message: NewMessage = {
    ...by,
    clientId,
    kind: content.kind,
    text: content.kind === 'text' ? content.text : null,
    productId: content.kind === 'product' ? content.productId : null,
    fileId: content.kind === 'file' ? content.fileId : null,
  }
  const stored = await storeMessage(db, whose, message, { announced })
  if (stored) return { message: await present(db, stored), place: stored }
  const known = await findMessage(db, whose, clientId)
  if (known?.author === by.author) return { message: await present(db, known), place: undefined }
  if (known) throw new Refusal('DUPLICATE')
  if (!begin) throw new Refusal('NOT_FOUND')
  await begin()
  return send(db, whose, by, said)
}

async function present(db: Database, row: MessageRow): Promise<ChatMessage> {
  const [message] = await presentMessages(db, [row])
  if (!message) throw new Refusal('FAILED')
  return message
}
