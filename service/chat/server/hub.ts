import type { ChatEvent, ReadMarks } from '../contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Notice } from '#platform/server/live/live.ts'
import { createAnnouncer } from './announce.ts'
import { findChatContact } from './contact-presence.ts'
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
export interface Seat {
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

const isUpToDate = (seat: Seat, { generation, last, contact }: ConversationNotice) =>
  seat.generation === generation && seat.sentId >= last && (seat.side === 'contact' || seat.contactId === contact)

/** The conversations that pages of this process have open. Any process may store a message; each looks it up once. */
export function createHub(db: Database, onError: (error: Error) => void) {
  const announce = createAnnouncer(db)
  const seats = new Map<string, Set<Seat>>()
  const conversationOf = new Map<Seat, number>()
  /** Conversations that are being looked at, with whose pages to look for next. */
  const looking = new Map<number, Set<string>>()

  const seatsOf = (keys: Iterable<string>) => [...keys].flatMap((key) => [...(seats.get(key) ?? [])])

  function sit(seat: Seat, conversation: number | undefined) {
    seats.set(seat.key, (seats.get(seat.key) ?? new Set()).add(seat))
    if (conversation !== undefined) conversationOf.set(seat, conversation)
  }

  function rise(seat: Seat) {
    const all = seats.get(seat.key)
    all?.delete(seat)
    if (all?.size === 0) seats.delete(seat.key)
    conversationOf.delete(seat)
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
        const conversation = seatsOf(due).length > 0 ? await findConversationById(db, id) : undefined
        if (conversation) await bringUpToDate(conversation, seatsOf(due))
        due = next
      }
    } catch (error) {
      onError(error as Error)
    } finally {
      looking.delete(id)
    }
  }

  async function bringUpToDate(conversation: Conversation, audience: Seat[]) {
    const { id, generation, contactId, customerReadId, contactReadId } = conversation
    for (const seat of audience) conversationOf.set(seat, id)
    for (const seat of audience.filter((each) => each.generation !== generation)) seat.restart()
    const current = audience.filter((seat) => seat.generation === generation)
    for (;;) {
      const since = Math.min(...current.map(({ sentId }) => sentId))
      if (since >= conversation.lastMessageId || current.length === 0) break
      const messages = await presentMessages(db, await searchNewer(db, id, since, atOnce))
      for (const message of messages)
        for (const seat of current)
          if (message.id > seat.sentId) {
            seat.sentId = message.id
            seat.send({ event: 'said', conversationId: id, message })
          }
      if (messages.length < atOnce) break
    }
    showMarks(id, current, { customer: customerReadId, contact: contactReadId })
    const moved = current.filter((seat) => seat.side === 'customer' && seat.contactId !== contactId)
    if (moved.length > 0) await showContact(contactId, moved)
  }

  /** Marks only move forward; a notice may tell of earlier ones. */
  function showMarks(conversationId: number, audience: Seat[], { customer, contact }: ReadMarks) {
    for (const seat of audience) {
      const { marks } = seat
      if (customer <= marks.customer && contact <= marks.contact) continue
      seat.marks = { customer: Math.max(customer, marks.customer), contact: Math.max(contact, marks.contact) }
      seat.send({ event: 'read', conversationId, marks: seat.marks })
    }
  }

  /** Pages of this process hear at once what it has stored; one that misses something before it is told by a look. */
  function stored({ message, place }: Sent, by: Seat | undefined) {
    if (!place) return
    const { conversationId: id, memberId, visitorId, generation, previousId, marks } = place
    const next = seatsOf(keysOf(id, visitorId, memberId)).filter(
      (seat) => seat.generation === generation && seat.sentId >= previousId,
    )
    for (const seat of next) {
      conversationOf.set(seat, id)
      if (seat.sentId >= message.id) continue
      seat.sentId = message.id
      // Who has said it is answered by the word that it is stored.
      if (seat !== by) seat.send({ event: 'said', conversationId: id, message })
    }
    showMarks(id, next, marks)
    announce(place)
  }

  async function showContact(contactId: number, audience: Seat[]) {
    const contact = audience.length > 0 ? await findChatContact(db, contactId) : undefined
    if (!contact) return
    for (const seat of audience) {
      seat.contactId = contactId
      seat.send({ event: 'contact', contact })
    }
  }

  function told(notice: ChatNotice) {
    const { conversation: id, visitor, member, typing, by, presence, adopted } = notice
    if (id !== undefined) {
      const keys = keysOf(id, visitor, member)
      const audience = seatsOf(keys)
      if (isComplete(notice) && audience.every((seat) => isUpToDate(seat, notice)))
        showMarks(id, audience, { customer: notice.customerRead, contact: notice.contactRead })
      else void look(id, keys)
    }
    if (typing !== undefined)
      for (const [seat, conversation] of conversationOf)
        if (conversation === typing && seat.side !== by) seat.send({ event: 'typing', conversationId: typing })
    if (presence !== undefined) {
      const theirs = [...seats.values()].flatMap((all) =>
        [...all].filter((seat) => seat.side === 'customer' && seat.contactId === presence),
      )
      showContact(presence, theirs).catch(onError)
    }
    if (adopted !== undefined) for (const seat of seatsOf([`visitor ${adopted}`])) seat.leave()
  }

  /** Notices may have been lost: every open conversation is looked at once. */
  function lookAgain() {
    for (const [seat, id] of conversationOf) void look(id, [seat.key])
  }

  /** Whoever stored something may have died before telling: what moved lately is looked at without being told. */
  async function lookAround() {
    if (seats.size > 0) for (const notice of await searchMoved(db, 2 * aroundSeconds)) told(notice)
  }

  return { sit, rise, told, stored, lookAgain, lookAround, conversationOf: (seat: Seat) => conversationOf.get(seat) }
}

export type Hub = ReturnType<typeof createHub>

/** Sets a seat to a place in the conversation and answers what the page has to be told. */
export async function takePlace(
  db: Database,
  seat: Seat,
  conversation: Conversation | undefined,
  place: { lastId: number; generation: number },
) {
  const news = await resume(db, conversation, place)
  seat.generation = news.generation
  seat.marks = news.marks
  seat.sentId = news.messages.at(-1)?.id ?? (news.anew ? 0 : place.lastId)
  return news
}
