import * as v from 'valibot'
import { DeskCommand, type ChatEvent } from '../contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { isStorable } from '#platform/server/api/execute.ts'
import { closeCodes, type Line, type Talk } from '#platform/server/live/line.ts'
import { keepPresent, leaveDesk } from '../server/presence-queries.ts'
import { conversationSocket } from '../server/conversation-socket.ts'
import type { ChatNotice, Hub } from '../server/hub.ts'
import { findConversationById, markContactRead } from '../server/queries.ts'
import { sendAsContact } from '../server/send-message.ts'

const presentMs = 30_000

type Command<Type extends DeskCommand['type']> = Extract<DeskCommand, { type: Type }>

/** The socket of a page of the back office: it is notified of what waits, and those who serve have a conversation open. */
export function deskTalk({ db, hub }: { db: Database; hub: Hub }, line: Line, operator: Operator): Talk {
  const mayRead = operator.permissions.includes('service.read')
  const mayWrite = operator.permissions.includes('service.edit')
  const send = (event: ChatEvent) => line.send(event)
  const socket = conversationSocket({ db, hub, side: 'contact', send })
  const endPresence = mayWrite && operator.contactId !== null ? stayPresent(db, operator.contactId) : undefined

  async function open({ conversationId, lastId, generation }: Command<'open'>) {
    const conversation = await findConversationById(db, conversationId)
    if (!conversation) return send({ event: 'refused', refusal: 'NOT_FOUND' })
    const subscriber = {
      key: `conversation ${conversationId}`,
      contactId: conversation.contactId,
      restart: () => void open({ type: 'open', conversationId, lastId: 0, generation: 0 }).catch(() => undefined),
      leave: socket.leave,
    }
    const joined = await socket.join(subscriber, conversation, { lastId, generation }, (news) =>
      send({ event: 'opened', conversationId, ...news }),
    )
    const now = await findConversationById(db, conversationId)
    if (now && now.lastMessageId > joined.sentId) hub.notify({ conversation: conversationId })
  }

  const say = ({ conversationId, clientId, content }: Command<'say'>) =>
    socket.say(clientId, () => sendAsContact(db, operator, conversationId, { clientId, content, announced: true }))

  return {
    async receive(sent) {
      const parsed = isStorable(sent) ? v.safeParse(DeskCommand, sent) : undefined
      if (!parsed?.success) return send({ event: 'refused', refusal: 'INVALID_INPUT' })
      const command = parsed.output
      if (!mayRead) return send({ event: 'refused', refusal: 'FORBIDDEN' })
      if (command.type === 'open') return open(command)
      if (command.type === 'leave') return socket.leave()
      if (!mayWrite) return send({ event: 'refused', refusal: 'FORBIDDEN' })
      if (command.type === 'say') return say(command)
      if (command.type === 'read') return void (await markContactRead(db, command.conversationId, command.id))
      await socket.type(command.conversationId)
    },
    notify(notice: ChatNotice) {
      if (notice.operatorSession === operator.sessionId) line.close(closeCodes.policy)
      const chat = mayRead && (notice.conversation !== undefined || notice.presence !== undefined)
      if (chat) send({ event: 'queue' })
      if (chat || (notice.desk && isFor(operator, notice))) send({ event: 'desk' })
      if (notice.order !== undefined && isFor(operator, notice)) send({ event: 'order', id: notice.order })
    },
    end() {
      socket.leave()
      endPresence?.()
    },
  }
}

/** The house is notified of everything that is sold, people of a shop of what is theirs. */
const isFor = ({ permissions, shopId }: Operator, { shop }: ChatNotice) =>
  permissions.includes('sales.read') && (shopId === null || shopId === shop)

/** How many pages of this process each contact has open. */
const pages = new Map<number, number>()

/** The contact is online for as long as a page of the back office is open; answers how to end it. */
function stayPresent(db: Database, contactId: number) {
  const present = () => void keepPresent(db, contactId).catch(() => undefined)
  pages.set(contactId, (pages.get(contactId) ?? 0) + 1)
  present()
  const beat = setInterval(present, presentMs).unref()
  return () => {
    clearInterval(beat)
    const left = (pages.get(contactId) ?? 1) - 1
    pages.set(contactId, left)
    if (left === 0) leaveDesk(db, contactId).catch(() => undefined)
  }
}
