import type { ChatMessage, ReadMarks } from '../contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findChatContact } from './shared-queries.ts'
import type { Participant } from './participants.ts'
import { presentMessages } from './present-messages.ts'
import { searchNewer, type Conversation } from './queries.ts'
import { resume, type Place } from './read-conversation.ts'

const atOnce = 100

/** Sets a participant to a place in the conversation and answers what to send to the page. */
export async function catchUp(
  db: Database,
  participant: Participant,
  conversation: Conversation | undefined,
  place: Place,
) {
  const news = await resume(db, conversation, place)
  participant.generation = news.generation
  participant.marks = news.marks
  participant.sentId = news.messages.at(-1)?.id ?? (news.anew ? 0 : place.lastId)
  return news
}

/** Sends each page what it lacks of the conversation: messages, marks, and who answers now. */
export async function bringUpToDate(db: Database, conversation: Conversation, audience: Participant[]) {
  const { id, generation, contactId, customerReadId, contactReadId } = conversation
  for (const participant of audience.filter((each) => each.generation !== generation)) participant.restart()
  const current = audience.filter((participant) => participant.generation === generation)
  await sendNewer(db, conversation, current)
  sendMarks(id, current, { customer: customerReadId, contact: contactReadId })
  const moved = current.filter((participant) => participant.side === 'customer' && participant.contactId !== contactId)
  if (moved.length > 0) await sendContact(db, contactId, moved)
}

async function sendNewer(db: Database, { id, lastMessageId }: Conversation, audience: Participant[]) {
  for (;;) {
    const since = Math.min(...audience.map(({ sentId }) => sentId))
    if (since >= lastMessageId || audience.length === 0) return
    const messages = await presentMessages(db, await searchNewer(db, id, since, atOnce))
    for (const message of messages) sendMessage(id, audience, message)
    if (messages.length < atOnce) return
  }
}

/** To those who do not have it; its author receives an acknowledgement instead. */
export function sendMessage(conversationId: number, audience: Participant[], message: ChatMessage, by?: Participant) {
  for (const participant of audience) {
    if (participant.sentId >= message.id) continue
    participant.sentId = message.id
    if (participant !== by) participant.send({ event: 'said', conversationId, message })
  }
}

/** Marks only move forward; a notice may carry earlier ones. */
export function sendMarks(conversationId: number, audience: Participant[], { customer, contact }: ReadMarks) {
  for (const participant of audience) {
    const { marks } = participant
    if (customer <= marks.customer && contact <= marks.contact) continue
    participant.marks = { customer: Math.max(customer, marks.customer), contact: Math.max(contact, marks.contact) }
    participant.send({ event: 'read', conversationId, marks: participant.marks })
  }
}

async function sendContact(db: Database, contactId: number, audience: Participant[]) {
  const contact = audience.length > 0 ? await findChatContact(db, contactId) : undefined
  if (!contact) return
  for (const participant of audience) {
    participant.contactId = contactId
    participant.send({ event: 'contact', contact })
  }
}

/** Who comes or goes may also stand in for others, so every open page learns who answers now. */
export async function sendContacts(db: Database, byContact: Map<number, Participant[]>) {
  for (const [contactId, audience] of byContact) await sendContact(db, contactId, audience)
}
