import { chatLimits } from '../chat-limits.ts'
import type { ChatMessage, ChatState, Welcome } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findContactFor } from '#identity/contacts/server/get-contact.ts'
import { findChatContact } from './shared-queries.ts'
import type { Customer } from '#platform/server/api/customer.ts'
import { getOfficeHours } from '#identity/contacts/server/office-hours.ts'
import { presentMessages } from './present-messages.ts'
import { countUnread, findConversation, searchNewer, searchOlder, type Conversation } from './queries.ts'

/** After a longer break a page starts again from the end instead of receiving everything. */
const mostMissed = 200

/** Who answers, when, and how much is unread. */
export async function getState(
  db: Db,
  customer: Customer | undefined,
  { cookieId, locale }: { cookieId: string | null; locale: Locale },
): Promise<ChatState> {
  const conversation = customer && (await findConversation(db, customer))
  const contactId = conversation?.contactId ?? (await findContactFor(db, customer, locale))
  const contact = contactId === undefined ? undefined : await findChatContact(db, contactId)
  if (!contact) throw new Refusal('NOT_FOUND')
  const unread = conversation ? ((await countUnread(db, conversation))?.count ?? 0) : 0
  return { cookieId, contact, hours: await getOfficeHours(db, locale), unread, email: conversation?.email ?? null }
}

export interface Place {
  lastId: number
  generation: number
}

/** What a page has missed since the last message it knows, or the latest messages for one that knows none. */
export async function resume(db: Db, conversation: Conversation | undefined, place: Place): Promise<Welcome> {
  if (!conversation) return { generation: 0, anew: true, messages: [], more: false, marks: { customer: 0, contact: 0 } }
  const { id, generation, customerReadId, contactReadId } = conversation
  const common = { generation, marks: { customer: customerReadId, contact: contactReadId } }
  if (place.lastId > 0 && place.generation === generation) {
    const missed = await searchNewer(db, id, place.lastId, mostMissed + 1)
    if (missed.length <= mostMissed)
      return { ...common, anew: false, messages: await presentMessages(db, missed), more: false }
  }
  const { list, more } = await earlier(db, id)
  return { ...common, anew: true, messages: list, more }
}

/** One page of history, oldest first. */
export async function earlier(
  db: Db,
  conversationId: number,
  before?: number,
): Promise<{ list: ChatMessage[]; more: boolean }> {
  const rows = await searchOlder(db, conversationId, before, chatLimits.page + 1)
  const list = await presentMessages(db, rows.slice(0, chatLimits.page).toReversed())
  return { list, more: rows.length > chatLimits.page }
}

export async function getHistory(db: Db, customer: Customer | undefined, before?: number) {
  const conversation = customer && (await findConversation(db, customer))
  return conversation ? earlier(db, conversation.id, before) : { list: [], more: false }
}
