import type { ChatEvent, ReadMarks } from '../contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Notice } from '#platform/server/live/live.ts'
import { createAnnouncer } from './announce.ts'
import { findChatContact } from './presence-queries.ts'
import { presentMessages } from './present-messages.ts'
import type { Sent } from './send-message.ts'
import {
  findConversationById,
  searchMoved,
  searchNewer,
  type Conversation,
  type ConversationNotice,
} from './queries.ts'
import { resume } from './read-conversation.ts'

/** A page that has a conversation open, and how much of it the page has. */
export interface Participant {
  /** `member 5`, `visitor 7` or `conversation 9`: whose news it wants. */
  key: string
  contactId: number
  generation: number
  sentId: number
  marks: { customer: number; contact: number }
  side: 'customer' | 'contact'
  send(event: ChatEvent): void
  /** Everything is different: look at it again from the start. */
  restart(): void
  /** The browser's guest became a member. */
  leave(): void
}

export interface ChatNotice extends Notice, Partial<Omit<ConversationNotice, 'member'>> {
  typing?: number
  by?: 'customer' | 'contact'
  presence?: number
  adopted?: number
  operatorSession?: number
}

const atOnce = 100
export const aroundSeconds = 10

const keysOf = (conversation: number, visitor: number | null | undefined, member: number | null | undefined) => [
  `conversation ${conversation}`,
  ...(visitor ? [`visitor ${visitor}`] : []),
  ...(member ? [`member ${member}`] : []),
]

/** A process of the release before tells less. */
const isComplete = (notice: ChatNotice): notice is ConversationNotice => notice.last !== undefined

const isUpToDate = (participant: Participant, { generation, last, contact }: ConversationNotice) =>
  participant.generation === generation &&
  participant.sentId >= last &&
  (participant.side === 'contact' || participant.contactId === contact)

/** The conversations that pages of this process have open. Any process may store a message; each looks it up once. */
export function createHub(db: Database, onError: (error: Error) => void) {
  const announce = createAnnouncer(db)
  const participants = new Map<string, Set<Participant>>()
  const conversationOf = new Map<Participant, number>()
  /** Conversations that are being looked at, with whose pages to look for next. */
  const looking = new Map<number, Set<string>>()

  const participantsOf = (keys: Iterable<string>) => [...keys].flatMap((key) => [...(participants.get(key) ?? [])])

  function join(participant: Participant, conversation: number | undefined) {
    participants.set(participant.key, (participants.get(participant.key) ?? new Set()).add(participant))
    if (conversation !== undefined) conversationOf.set(participant, conversation)
  }

  function part(participant: Participant) {
    const all = participants.get(participant.key)
    all?.delete(participant)
    if (all?.size === 0) participants.delete(participant.key)
    conversationOf.delete(participant)
  }

  /** Several notices while one look is under way need one more look, not several. */
  async function look(id: number, keys: string[]): Promise<void> {
    const running = looking.get(id)
    if (running) return keys.forEach((key) => running.add(key))
    let due = new Set(keys)
    try {
      while (due.size > 0) {
        const next = new Set<string>()
        looking.set(id, next)
        const conversation = participantsOf(due).length > 0 ? await findConversationById(db, id) : undefined
        if (conversation) await bringUpToDate(conversation, participantsOf(due))
        due = next
      }
    } catch (error) {
      onError(error as Error)
    } finally {
      looking.delete(id)
    }
  }

  async function bringUpToDate(conversation: Conversation, audience: Participant[]) {
    const { id, generation, contactId, customerReadId, contactReadId } = conversation
    for (const participant of audience) conversationOf.set(participant, id)
    for (const participant of audience.filter((each) => each.generation !== generation)) participant.restart()
    const current = audience.filter((participant) => participant.generation === generation)
    for (;;) {
      const since = Math.min(...current.map(({ sentId }) => sentId))
      if (since >= conversation.lastMessageId || current.length === 0) break
      const messages = await presentMessages(db, await searchNewer(db, id, since, atOnce))
      for (const message of messages)
        for (const participant of current)
          if (message.id > participant.sentId) {
            participant.sentId = message.id
            participant.send({ event: 'said', conversationId: id, message })
          }
      if (messages.length < atOnce) break
    }
    showMarks(id, current, { customer: customerReadId, contact: contactReadId })
    const moved = current.filter(
      (participant) => participant.side === 'customer' && participant.contactId !== contactId,
    )
    if (moved.length > 0) await showContact(contactId, moved)
  }

  /** Marks only move forward; a notice may tell of earlier ones. */
  function showMarks(conversationId: number, audience: Participant[], { customer, contact }: ReadMarks) {
    for (const participant of audience) {
      const { marks } = participant
      if (customer <= marks.customer && contact <= marks.contact) continue
      participant.marks = { customer: Math.max(customer, marks.customer), contact: Math.max(contact, marks.contact) }
      participant.send({ event: 'read', conversationId, marks: participant.marks })
    }
  }

  /** Pages of this process hear at once what it has stored; one that misses something before it is told by a look. */
  function stored({ message, place }: Sent, by: Participant | undefined) {
    if (!place) return
    const { conversationId: id, memberId, visitorId, generation, previousId, marks } = place
    const next = participantsOf(keysOf(id, visitorId, memberId)).filter(
      (participant) => participant.generation === generation && participant.sentId >= previousId,
    )
    for (const participant of next) {
      conversationOf.set(participant, id)
      if (participant.sentId >= message.id) continue
      participant.sentId = message.id
      // Who has said it is answered by the word that it is stored.
      if (participant !== by) participant.send({ event: 'said', conversationId: id, message })
    }
    showMarks(id, next, marks)
    announce(place)
  }

  async function showContact(contactId: number, audience: Participant[]) {
    const contact = audience.length > 0 ? await findChatContact(db, contactId) : undefined
    if (!contact) return
    for (const participant of audience) {
      participant.contactId = contactId
      participant.send({ event: 'contact', contact })
    }
  }

  function notify(notice: ChatNotice) {
    const { conversation: id, visitor, member, typing, by, presence, adopted } = notice
    if (id !== undefined) {
      const keys = keysOf(id, visitor, member)
      const audience = participantsOf(keys)
      if (isComplete(notice) && audience.every((participant) => isUpToDate(participant, notice)))
        showMarks(id, audience, { customer: notice.customerRead, contact: notice.contactRead })
      else void look(id, keys)
    }
    if (typing !== undefined)
      for (const [participant, conversation] of conversationOf)
        if (conversation === typing && participant.side !== by)
          participant.send({ event: 'typing', conversationId: typing })
    if (presence !== undefined) {
      const theirs = [...participants.values()].flatMap((all) =>
        [...all].filter((participant) => participant.side === 'customer' && participant.contactId === presence),
      )
      showContact(presence, theirs).catch(onError)
    }
    if (adopted !== undefined) for (const participant of participantsOf([`visitor ${adopted}`])) participant.leave()
  }

  /** Notices may have been lost: every open conversation is looked at once. */
  function lookAgain() {
    for (const [participant, id] of conversationOf) void look(id, [participant.key])
  }

  /** Whoever stored something may have died before telling: what moved lately is looked at without being told. */
  async function lookAround() {
    if (participants.size > 0) for (const notice of await searchMoved(db, 2 * aroundSeconds)) notify(notice)
  }

  return {
    join,
    part,
    notify,
    stored,
    lookAgain,
    lookAround,
    conversationOf: (participant: Participant) => conversationOf.get(participant),
  }
}

export type Hub = ReturnType<typeof createHub>

/** Sets a participant to a place in the conversation and answers what the page has to be told. */
export async function catchUp(
  db: Database,
  participant: Participant,
  conversation: Conversation | undefined,
  place: { lastId: number; generation: number },
) {
  const news = await resume(db, conversation, place)
  participant.generation = news.generation
  participant.marks = news.marks
  participant.sentId = news.messages.at(-1)?.id ?? (news.anew ? 0 : place.lastId)
  return news
}
