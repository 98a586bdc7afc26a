import type { ChatEvent } from '../contract.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { noteChatUsed, turnChat } from '#identity/contacts/pages/chat-switch.ts'
import { onLive } from '#platform/web/live.ts'
import { keepVisitorId, visitorId } from '#platform/web/visitor-id.ts'
import { createChatLine } from './chat-line.ts'
import { countUnread, nothingSaid, type Conversation, type Pending } from './chat-state.ts'
import { createConversation } from './conversation-client.ts'

const pendingKey = 'chatPending'
const events = ['said', 'acknowledged', 'refused', 'typing', 'read', 'contact'] as const

export type ChatClient = ReturnType<typeof createClient>
let client: ChatClient | undefined

/** One for the whole visit: it outlives the panel and every page. */
export const chatClient = (path: string, api: LiveApi, t: Translator) => (client ??= createClient(path, api, t))

function createClient(path: string, api: LiveApi, t: Translator) {
  let reading = false
  const { shared, set, outbox, place, read, ...conversation } = createConversation({
    first: { ...nothingSaid, pending: keptPending() },
    side: 'customer',
    t,
    say: (command) => line.say(command),
    isShown: () => reading && get().line === 'open',
    history: (before) => api.chat.history({ cookieId: visitorId(), before }),
  })
  const { get } = shared
  shared.subscribe(() => keep(get()))
  const line = createChatLine({
    path,
    api,
    place,
    wasOpen: () => get().line !== 'connecting',
    isWatched: () => reading && !document.hidden,
    receive,
    lost: (now) => set({ line: now, typing: false }),
    refused: outbox.fail,
    slowed: outbox.slowDown,
  })

  function receive(event: ChatEvent) {
    const wasOpen = get().line === 'open'
    conversation.receive(event)
    if (event.event === 'acknowledged') noteChatUsed()
    if (event.event === 'welcome') {
      if (line.isForAnother()) return line.greetAgain()
      if (event.state.cookieId) keepVisitorId(event.state.cookieId)
      if (get().messages.length > 0) noteChatUsed()
      // Calls are answered while a message is under way; only a line that was broken may have lost one.
      if (!line.isCalling() || !wasOpen) outbox.reopened()
    }
    read()
  }

  for (const event of events) onLive(path, event, receive)
  onLive(path, 'over', () => set({ line: 'over' }))
  document.addEventListener('visibilitychange', read)

  return {
    ...shared,
    /** While the panel is open, what arrives is read. */
    setReading(now: boolean) {
      reading = now
      if (!now) return
      read()
      line.soon()
    },
    async leaveAddress(email: string) {
      await api.chat.leaveAddress({ cookieId: visitorId(), email })
      const { state } = get()
      if (state) set({ state: { ...state, email } })
    },
  }
}

/** For the next page that is loaded, and for the badge on this one. */
function keep(conversation: Conversation) {
  sessionStorage.setItem(pendingKey, JSON.stringify(conversation.pending))
  turnChat({ unread: countUnread(conversation, 'customer') })
}

/** What was written before the page was loaded again. */
function keptPending(): Pending[] {
  try {
    return JSON.parse(sessionStorage.getItem(pendingKey) ?? '[]') as Pending[]
  } catch {
    return []
  }
}
