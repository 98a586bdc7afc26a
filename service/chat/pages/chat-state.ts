import type { ChatEvent, ChatMessage, ChatState, Content, ReadMarks } from '../contract.ts'

/** What was written here and is not acknowledged yet. */
export interface Pending {
  clientId: string
  content: Content
  /** Words for what has none of its own. */
  label?: string
  failed?: string
}

export interface Conversation {
  line: 'connecting' | 'open' | 'broken' | 'over'
  state: ChatState | undefined
  messages: ChatMessage[]
  more: boolean
  generation: number
  marks: ReadMarks
  pending: Pending[]
  /** The other side is typing, by the last event received. */
  typing: boolean
  slowed: boolean
}

export const nothingSaid: Conversation = {
  line: 'connecting',
  state: undefined,
  messages: [],
  more: false,
  generation: 0,
  marks: { customer: 0, contact: 0 },
  pending: [],
  typing: false,
  slowed: false,
}

/** By id, each once: what arrives twice, or late, finds its place. */
export function joined(known: ChatMessage[], arrived: ChatMessage[]): ChatMessage[] {
  const last = known.at(-1)?.id ?? 0
  if (arrived.every(({ id }, index) => id > (arrived[index - 1]?.id ?? last))) return [...known, ...arrived]
  const byId = new Map([...known, ...arrived].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => a.id - b.id)
}

export const lastId = ({ messages }: Conversation) => messages.at(-1)?.id ?? 0

/** What one side of a conversation has not read of the other. */
export const countUnread = ({ messages, marks }: Conversation, side: 'customer' | 'contact') =>
  messages.filter(({ id, author, kind }) => author !== side && kind !== 'handover' && id > marks[side]).length

const arrived = (conversation: Conversation, messages: ChatMessage[]): Conversation => ({
  ...conversation,
  messages: joined(conversation.messages, messages),
  pending: conversation.pending.filter(({ clientId }) => !messages.some((message) => message.clientId === clientId)),
})

/** What an event makes of the conversation. */
export function received(conversation: Conversation, event: ChatEvent): Conversation {
  switch (event.event) {
    case 'welcome':
    case 'opened': {
      const { anew, generation, marks, more } = event
      const base = anew ? { ...conversation, messages: [], more } : conversation
      const state = event.event === 'welcome' ? event.state : conversation.state
      return { ...arrived(base, event.messages), state, generation, marks, line: 'open' }
    }
    case 'said':
      return { ...arrived(conversation, [event.message]), typing: false }
    case 'acknowledged':
      return { ...arrived(conversation, [event.message]), slowed: false }
    case 'read':
      return { ...conversation, marks: event.marks }
    case 'contact':
      return conversation.state
        ? { ...conversation, state: { ...conversation.state, contact: event.contact } }
        : conversation
    case 'typing':
      return { ...conversation, typing: true }
    case 'refused':
    case 'queue':
    case 'desk':
    case 'order':
      return conversation
  }
}
