import type { ChatCommand, ChatEvent } from '../contract.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import { refusalKey, type RefusalName } from '#platform/contract/errors.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { noteChatUsed, turnChat } from '#identity/contacts/pages/chat-switch.ts'
import { onLive, sendLive } from '#platform/web/live.ts'
import { randomId } from '#platform/web/random-id.ts'
import { keepVisitorId, visitorId } from '#platform/web/visitor-id.ts'
import { createCalls } from './calls.ts'
import { countUnread, received, joined, lastId, nothingSaid, type Conversation, type Pending } from './chat-state.ts'
import { createOutbox } from './outbox.ts'

const pendingKey = 'chatPending'
const typingShownMs = 4_000
const typingSaidMs = 2_500
const answeredWithinMs = 8_000
const events = ['said', 'acknowledged', 'refused', 'typing', 'read', 'contact'] as const

export type ChatClient = ReturnType<typeof createClient>
let client: ChatClient | undefined

/** One for the whole visit: it outlives the panel and every page. */
export const chatClient = (path: string, api: LiveApi, t: Translator) => (client ??= createClient(path, api, t))

function createClient(path: string, api: LiveApi, t: Translator) {
  let conversation: Conversation = { ...nothingSaid, pending: keptPending() }
  const listeners = new Set<() => void>()
  let stopTyping: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0
  let reading = false
  let greetedAs: string | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<Conversation>) {
    conversation = { ...conversation, ...change }
    sessionStorage.setItem(pendingKey, JSON.stringify(conversation.pending))
    turnChat({ unread: countUnread(conversation, 'customer') })
    listeners.forEach((listener) => listener())
  }
  const calls = createCalls({
    api,
    place,
    isWatched: () => reading && !document.hidden,
    receive,
    lost: (line) => set({ line, typing: false }),
    refused: (clientId, words) => outbox.fail(clientId, words),
    slowed: (seconds) => outbox.slowDown(seconds),
  })
  const say = (command: ChatCommand) => (calls.isRunning() ? calls.send(command) : sendLive(command))
  const outbox = createOutbox({
    get: () => conversation,
    set,
    say: ({ clientId, content }) => conversation.line === 'open' && say({ type: 'say', clientId, content }),
    explain: (refusal) => t(refusalKey(refusal as RefusalName)),
  })

  function place() {
    greetedAs = visitorId()
    return { lastId: lastId(conversation), generation: conversation.generation }
  }
  const hello = () => {
    const from = place()
    clearTimeout(patience)
    patience = setTimeout(calls.start, answeredWithinMs)
    sendLive({ type: 'hello', cookieId: greetedAs, ...from })
  }

  function receive(event: ChatEvent) {
    const wasOpen = conversation.line === 'open'
    set(received(conversation, event))
    if (event.event === 'welcome') {
      // The visit may have been given an id meanwhile: there is one visitor in a browser.
      if (visitorId() !== greetedAs) return calls.isRunning() ? calls.soon() : hello()
      if (event.state.cookieId) keepVisitorId(event.state.cookieId)
      if (conversation.messages.length > 0) noteChatUsed()
      // Calls are answered while a message is under way; only a line that was broken may have lost one.
      if (!calls.isRunning() || !wasOpen) outbox.reopened()
    } else if (event.event === 'acknowledged') {
      noteChatUsed()
      outbox.settled()
    } else if (event.event === 'refused') outbox.refused(event)
    else if (event.event === 'typing') {
      clearTimeout(stopTyping)
      stopTyping = setTimeout(() => set({ typing: false }), typingShownMs)
    }
    if (reading) read()
  }

  function read() {
    const last = lastId(conversation)
    if (conversation.line === 'open' && !document.hidden && countUnread(conversation, 'customer') > 0)
      say({ type: 'read', id: last })
  }

  for (const event of events) onLive(path, event, receive)
  // A line that answers is a line; until then, plain calls go on.
  onLive(path, 'welcome', (event: ChatEvent) => {
    clearTimeout(patience)
    calls.stop()
    receive(event)
  })
  onLive(path, 'open', hello)
  onLive<{ worked: boolean }>(path, 'closed', ({ worked }) => {
    clearTimeout(patience)
    if (conversation.line !== 'connecting' && !calls.isRunning()) set({ line: 'broken', typing: false })
    if (!worked) calls.start()
  })
  onLive(path, 'over', () => set({ line: 'over' }))
  // The socket may have been opened for another reason before.
  hello()
  document.addEventListener('visibilitychange', () => reading && read())

  return {
    get: () => conversation,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
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
      say({ type: 'typing' })
    },
    /** While the panel is open, what arrives is read. */
    setReading(now: boolean) {
      reading = now
      if (!now) return
      read()
      calls.soon()
    },
    async loadEarlier() {
      const before = conversation.messages[0]?.id
      const { list, more } = await api.chat.history({ cookieId: visitorId(), before })
      set({ messages: joined(list, conversation.messages), more })
    },
    async leaveAddress(email: string) {
      await api.chat.leaveAddress({ cookieId: visitorId(), email })
      if (conversation.state) set({ state: { ...conversation.state, email } })
    },
  }
}

/** What was written before the page was loaded again. */
function keptPending(): Pending[] {
  try {
    return JSON.parse(sessionStorage.getItem(pendingKey) ?? '[]') as Pending[]
  } catch {
    return []
  }
}
