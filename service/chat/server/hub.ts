import type { Database } from '#platform/server/database/database.ts'
import type { Notice } from '#platform/server/live/line.ts'
import { createAnnouncer } from './announce.ts'
import { bringUpToDate, sendContacts, sendMarks, sendMessage } from './bring-up-to-date.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { createParticipants, keysOf, type Participant } from './participants.ts'
import { findConversationById, searchMoved, type ConversationNotice } from './queries.ts'
import type { Sent } from './send-message.ts'

export interface ChatNotice extends Notice, Partial<Omit<ConversationNotice, 'member'>> {
  typing?: number
  by?: 'customer' | 'contact'
  presence?: number
  adopted?: number
  operatorSession?: number
  /** Something that waits for those who sell changed, of this shop or of the house alone. */
  desk?: true
  shop?: number | null
  /** This order changed. */
  order?: number
}

export const sweepSeconds = 10

/** A process of the release before sends less. */
const isComplete = (notice: ChatNotice): notice is ConversationNotice => notice.last !== undefined

const isUpToDate = (participant: Participant, { generation, last, contact }: ConversationNotice) =>
  participant.generation === generation &&
  participant.sentId >= last &&
  (participant.side === 'contact' || participant.contactId === contact)

/** Publishes conversations to the pages of this process. Any process may store a message; each reads it once. */
export function createHub(db: Database, onError: (error: Error) => void) {
  const announce = createAnnouncer(db)
  const participants = createParticipants()
  const { conversations } = participants

  const refresh = oneAtATime(async (id, keys) => {
    const conversation = participants.of(keys).length > 0 ? await findConversationById(db, id) : undefined
    if (!conversation) return
    const audience = participants.of(keys)
    for (const participant of audience) conversations.set(participant, id)
    await bringUpToDate(db, conversation, audience)
  }, onError)

  /** What this process has stored it sends at once; a page that lacks an earlier message is refreshed on the notice. */
  function publish({ message, place }: Sent, by: Participant | undefined) {
    if (!place) return
    const { conversationId: id, memberId, visitorId, generation, previousId, marks } = place
    const next = participants
      .of(keysOf(id, visitorId, memberId))
      .filter((participant) => participant.generation === generation && participant.sentId >= previousId)
    for (const participant of next) conversations.set(participant, id)
    sendMessage(id, next, message, by)
    sendMarks(id, next, marks)
    announce(place)
  }

  function moved(id: number, notice: ChatNotice) {
    const keys = keysOf(id, notice.visitor, notice.member)
    const audience = participants.of(keys)
    if (isComplete(notice) && audience.every((participant) => isUpToDate(participant, notice)))
      sendMarks(id, audience, { customer: notice.customerRead, contact: notice.contactRead })
    else void refresh(id, keys)
  }

  function notify(notice: ChatNotice) {
    const { conversation, typing, by, presence, adopted } = notice
    if (conversation !== undefined) moved(conversation, notice)
    if (typing !== undefined)
      for (const [participant, id] of conversations)
        if (id === typing && participant.side !== by) participant.send({ event: 'typing', conversationId: typing })
    if (presence !== undefined) sendContacts(db, participants.customersByContact()).catch(onError)
    if (adopted !== undefined) for (const participant of participants.of([`visitor ${adopted}`])) participant.leave()
  }

  return {
    join: participants.join,
    part: participants.part,
    conversationOf: (participant: Participant) => conversations.get(participant),
    publish,
    notify,
    /** Notices may have been lost: every open conversation is read once. */
    refreshAll() {
      for (const [participant, id] of conversations) void refresh(id, [participant.key])
    },
    /** A process may have died between storing and notifying: what moved lately is handled as if notified. */
    async refreshMoved() {
      if (!participants.isEmpty()) for (const notice of await searchMoved(db, 2 * sweepSeconds)) notify(notice)
    },
  }
}

export type Hub = ReturnType<typeof createHub>
