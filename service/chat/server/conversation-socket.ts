import type { ChatEvent, Welcome } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { catchUp } from './bring-up-to-date.ts'
import type { Hub } from './hub.ts'
import type { Participant } from './participants.ts'
import { notifyTyping, type Conversation } from './queries.ts'
import type { Place } from './read-conversation.ts'
import { refusalEvent } from './refusal-event.ts'
import type { Sent } from './send-message.ts'

const typingMs = 2_000

interface Parts {
  db: Database
  hub: Hub
  side: Participant['side']
  send(event: ChatEvent): void
  refused?(refusal: Refusal): void
}

type Subscriber = Pick<Participant, 'key' | 'contactId' | 'restart' | 'leave'>

/** What sockets of customers and of desks have in common: one conversation at a time, and messages written into it. */
export function conversationSocket({ db, hub, side, send, refused }: Parts) {
  let participant: Participant | undefined
  let typedAt = -typingMs

  const leave = () => {
    if (participant) hub.part(participant)
    participant = undefined
  }

  return {
    leave,
    /** The conversation that is open, once there is one. */
    conversationId: () => participant && hub.conversationOf(participant),
    /** Sends what the page has missed; from then on the hub sends what is new. */
    async join(
      subscriber: Subscriber,
      conversation: Conversation | undefined,
      place: Place,
      greet: (news: Welcome) => void,
    ) {
      const marks = { customer: 0, contact: 0 }
      const joining: Participant = { ...subscriber, generation: -1, sentId: 0, marks, side, send }
      const news = await catchUp(db, joining, conversation, place)
      leave()
      participant = joining
      greet(news)
      hub.join(joining, conversation?.id)
      return joining
    },
    /** Stores a message and answers whoever wrote it, with a refusal where it cannot be stored. */
    async say(clientId: string, store: () => Promise<Sent>) {
      typedAt = -typingMs
      try {
        const sent = await store()
        send({ event: 'acknowledged', clientId, message: sent.message })
        hub.publish(sent, participant)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused?.(error)
        send(refusalEvent(error, clientId))
      }
    },
    async type(conversationId: number) {
      if (performance.now() - typedAt < typingMs) return
      typedAt = performance.now()
      await notifyTyping(db, conversationId, side)
    },
  }
}
