import type { ChatCommand, ChatEvent, ChatMessage } from '../contract.ts'
import { refusalKey, type RefusalName } from '#platform/contract/errors.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { randomId } from '#platform/web/random-id.ts'
import { createStore } from '#platform/ui/store.ts'
import { countUnread, joined, lastId, received, type Conversation, type Pending } from './chat-state.ts'
import { createOutbox } from './outbox.ts'

const typingShownMs = 4_000
const typingSaidMs = 2_500

interface Parts {
  first: Conversation
  side: 'customer' | 'contact'
  t: Translator
  /** Answers whether it could be sent. */
  say(command: Exclude<ChatCommand, { type: 'hello' }>): boolean
  /** Whether what arrives is on the screen of a page that is looked at. */
  isShown(): boolean
  history(before: number | undefined): Promise<{ list: ChatMessage[]; more: boolean }>
}

/** A conversation as it is on the screen of either side, whatever its events come by. */
export function createConversation({ first, side, t, say, isShown, history }: Parts) {
  const { get, set: replace, subscribe } = createStore(first)
  let stopTyping: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0

  const set = (change: Partial<Conversation>) => replace({ ...get(), ...change })
  const outbox = createOutbox({
    get,
    set,
    say: ({ clientId, content }) => get().line === 'open' && say({ type: 'say', clientId, content }),
    explain: (refusal) => t(refusalKey(refusal as RefusalName)),
  })

  return {
    set,
    outbox,
    receive(event: ChatEvent) {
      set(received(get(), event))
      if (event.event === 'acknowledged') outbox.settled()
      else if (event.event === 'refused') outbox.refused(event)
      else if (event.event === 'typing') {
        clearTimeout(stopTyping)
        stopTyping = setTimeout(() => set({ typing: false }), typingShownMs)
      }
    },
    read() {
      if (isShown() && !document.hidden && countUnread(get(), side) > 0) say({ type: 'read', id: lastId(get()) })
    },
    /** From where the server goes on. */
    place: () => ({ lastId: lastId(get()), generation: get().generation }),
    /** What the screen of either side uses. */
    shared: {
      get,
      subscribe,
      send(content: Pending['content'], label?: string) {
        typedAt = 0
        outbox.add({ clientId: randomId(), content, label })
      },
      retry: outbox.retry,
      discard: outbox.discard,
      typing() {
        if (Date.now() - typedAt < typingSaidMs) return
        typedAt = Date.now()
        say({ type: 'typing' })
      },
      async loadEarlier() {
        const { list, more } = await history(get().messages[0]?.id)
        set({ messages: joined(list, get().messages), more })
      },
    },
  }
}
