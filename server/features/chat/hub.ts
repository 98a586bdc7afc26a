import type { ChatEvent } from '#contract/chat.ts'
import type { Database } from '#server/database/database.ts'
import type { Notice } from '#server/http/live.ts'
import { findChatContact } from './contact-presence.ts'
import { presentMessages } from './present-messages.ts'
import { findConversationById, searchNewer, type Conversation } from './queries.ts'
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

export interface ChatNotice extends Notice {
  conversation?: number
  visitor?: number | null
  contact?: number
  typing?: number
  by?: 'customer' | 'contact'
  presence?: number
  adopted?: number
  operatorSession?: number
}

const atOnce = 100

/** The conversations that pages of this process have open. Any process may store a message; each looks it up once. */
export function createHub(db: Database, onError: (error: Error) => void) {
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
    const marks = { customer: customerReadId, contact: contactReadId }
    for (const seat of current)
      if (seat.marks.customer !== marks.customer || seat.marks.contact !== marks.contact) {
        seat.marks = marks
        seat.send({ event: 'read', conversationId: id, marks })
      }
    const moved = current.filter((seat) => seat.side === 'customer' && seat.contactId !== contactId)
    if (moved.length > 0) await showContact(contactId, moved)
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
      const keys = [`conversation ${id}`]
      if (visitor) keys.push(`visitor ${visitor}`)
      if (member) keys.push(`member ${member}`)
      void look(id, keys)
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

  return { sit, rise, told, lookAgain, conversationOf: (seat: Seat) => conversationOf.get(seat) }
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
