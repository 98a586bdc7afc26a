import type { ChatEvent, DeskCommand } from '../contract.ts'
import { refusalKey, type RefusalName } from '#platform/contract/errors.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Translator } from '#platform/texts/messages.ts'
import {
  countUnread,
  received,
  joined,
  lastId,
  nothingSaid,
  type Conversation,
  type Pending,
} from '../pages/chat-state.ts'
import { createOutbox } from '../pages/outbox.ts'
import { onLive, sendLive } from '#platform/web/live.ts'
import { randomId } from '#platform/web/random-id.ts'

const path = `${operatorToken.path}/live`
const events = ['opened', 'said', 'acknowledged', 'refused', 'typing', 'read'] as const
const typingShownMs = 4_000
const typingSaidMs = 2_500

export type DeskClient = ReturnType<typeof createDesk>

/** One conversation at the desk, for as long as it is on the screen. */
export function createDesk(conversationId: number, api: OfficeLiveApi, t: Translator) {
  let conversation: Conversation = nothingSaid
  const listeners = new Set<() => void>()
  let stopTyping: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0

  function set(change: Partial<Conversation>) {
    conversation = { ...conversation, ...change }
    listeners.forEach((listener) => listener())
  }
  const say = (command: DeskCommand) => sendLive(command)
  const outbox = createOutbox({
    get: () => conversation,
    set,
    say: ({ clientId, content }) =>
      conversation.line === 'open' && say({ type: 'say', conversationId, clientId, content }),
    explain: (refusal) => t(refusalKey(refusal as RefusalName)),
  })

  function receive(event: ChatEvent) {
    if ('conversationId' in event && event.conversationId !== conversationId) return
    set(received(conversation, event))
    if (event.event === 'opened') outbox.reopened()
    else if (event.event === 'acknowledged') outbox.settled()
    else if (event.event === 'refused') outbox.refused(event)
    else if (event.event === 'typing') {
      clearTimeout(stopTyping)
      stopTyping = setTimeout(() => set({ typing: false }), typingShownMs)
    }
    read()
  }

  function read() {
    if (!document.hidden && countUnread(conversation, 'contact') > 0)
      say({ type: 'read', conversationId, id: lastId(conversation) })
  }
  const open = () => {
    const { generation } = conversation
    say({ type: 'open', conversationId, lastId: lastId(conversation), generation })
  }

  return {
    get: () => conversation,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Answers how to leave it. */
    start() {
      const stops = [
        ...events.map((event) => onLive(path, event, receive)),
        onLive(path, 'open', open),
        onLive(path, 'closed', () => set({ line: 'broken', typing: false })),
        onLive(path, 'over', () => set({ line: 'over' })),
      ]
      open()
      document.addEventListener('visibilitychange', read)
      return () => {
        stops.forEach((stop) => stop())
        document.removeEventListener('visibilitychange', read)
        say({ type: 'leave' })
      }
    },
    send(content: Pending['content'], label?: string) {
      typedAt = 0
      outbox.add({ clientId: randomId(), content, label })
    },
    retry: outbox.retry,
    discard: outbox.discard,
    typing() {
      if (Date.now() - typedAt < typingSaidMs) return
      typedAt = Date.now()
      say({ type: 'typing', conversationId })
    },
    async loadEarlier() {
      const { list, more } = await api.chat.history({ id: conversationId, before: conversation.messages[0]?.id })
      set({ messages: joined(list, conversation.messages), more })
    },
  }
}

/** Calls back whenever something in the queue changed; the socket also says that the contact is there. */
export const onQueue = (changed: () => void) => onLive<{ event: 'queue' }>(path, 'queue', changed)
