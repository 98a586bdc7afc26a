import type { ChatEvent, DeskCommand } from '../contract.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { nothingSaid } from '../pages/chat-state.ts'
import { createConversation } from '../pages/conversation-client.ts'
import { onLive, sendLive } from '#platform/web/live.ts'

const path = `${operatorToken.path}/live`
const events = ['opened', 'said', 'acknowledged', 'refused', 'typing', 'read'] as const

export type DeskClient = ReturnType<typeof createDesk>

/** One conversation at the desk, for as long as it is on the screen. */
export function createDesk(conversationId: number, api: OfficeLiveApi, t: Translator) {
  const say = (command: DeskCommand) => sendLive(command)
  const { shared, set, outbox, place, read, ...conversation } = createConversation({
    first: nothingSaid,
    side: 'contact',
    t,
    say: (command) => say({ ...command, conversationId }),
    isShown: () => true,
    history: (before) => api.chat.history({ id: conversationId, before }),
  })

  function receive(event: ChatEvent) {
    if ('conversationId' in event && event.conversationId !== conversationId) return
    conversation.receive(event)
    if (event.event === 'opened') outbox.reopened()
    read()
  }
  const open = () => say({ type: 'open', conversationId, ...place() })

  return {
    ...shared,
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
  }
}

/** Calls back whenever something in the queue changed; the socket also says that the contact is there. */
export const onQueue = (changed: () => void) => onLive<{ event: 'queue' }>(path, 'queue', changed)
