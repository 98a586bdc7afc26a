import * as v from 'valibot'
import { DeskCommand, type ChatEvent } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { permissionsOf } from '#platform/contract/office/permissions.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { isStorable } from '#platform/server/api/execute.ts'
import { closeCodes, type Line, type Talk } from '#platform/server/live/live.ts'
import { keepPresent, leaveDesk } from '../server/presence-queries.ts'
import { catchUp, type ChatNotice, type Hub, type Participant } from '../server/hub.ts'
import { findConversationById, markContactRead, notifyTyping } from '../server/queries.ts'
import { refusalEvent } from '../server/refusal-event.ts'
import { sendAsContact } from '../server/send-message.ts'

const presentMs = 30_000
const typingMs = 2_000

type Command<Type extends DeskCommand['type']> = Extract<DeskCommand, { type: Type }>

/** The socket of a desk: it hears of the whole queue and has at most one conversation open. */
export function deskTalk({ db, hub }: { db: Database; hub: Hub }, line: Line, operator: Operator): Talk {
  const mayWrite = permissionsOf(operator.role).includes('service.edit')
  const { contactId } = operator
  const send = (event: ChatEvent) => line.send(event)
  let participant: Participant | undefined
  let typedAt = -typingMs

  const present = () => {
    if (contactId !== null && mayWrite) keepPresent(db, contactId).catch(() => undefined)
  }
  present()
  const beat = setInterval(present, presentMs).unref()

  const leave = () => {
    if (participant) hub.part(participant)
    participant = undefined
  }

  async function open({ conversationId, lastId, generation }: Command<'open'>) {
    const conversation = await findConversationById(db, conversationId)
    if (!conversation) return send({ event: 'refused', refusal: 'NOT_FOUND' })
    const taken: Participant = {
      key: `conversation ${conversationId}`,
      contactId: conversation.contactId,
      generation: -1,
      sentId: 0,
      marks: { customer: 0, contact: 0 },
      side: 'contact',
      send,
      restart: () => void open({ type: 'open', conversationId, lastId: 0, generation: 0 }).catch(() => undefined),
      leave,
    }
    const news = await catchUp(db, taken, conversation, { lastId, generation })
    leave()
    participant = taken
    send({ event: 'opened', conversationId, ...news })
    hub.join(taken, conversationId)
    const now = await findConversationById(db, conversationId)
    if (now && now.lastMessageId > taken.sentId) hub.notify({ conversation: conversationId })
  }

  async function say({ conversationId, clientId, content }: Command<'say'>) {
    typedAt = -typingMs
    try {
      const sent = await sendAsContact(db, operator, conversationId, { clientId, content, announced: true })
      send({ event: 'acknowledged', clientId, message: sent.message })
      hub.stored(sent, participant)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(refusalEvent(error, clientId))
    }
  }

  return {
    async receive(sent) {
      const parsed = isStorable(sent) ? v.safeParse(DeskCommand, sent) : undefined
      if (!parsed?.success) return send({ event: 'refused', refusal: 'INVALID_INPUT' })
      const command = parsed.output
      if (command.type === 'open') return open(command)
      if (command.type === 'leave') return leave()
      if (!mayWrite) return send({ event: 'refused', refusal: 'FORBIDDEN' })
      if (command.type === 'say') return say(command)
      if (command.type === 'read') return void (await markContactRead(db, command.conversationId, command.id))
      if (performance.now() - typedAt < typingMs) return
      typedAt = performance.now()
      await notifyTyping(db, command.conversationId, 'contact')
    },
    notify(notice: ChatNotice) {
      if (notice.operatorSession === operator.sessionId) line.close(closeCodes.policy)
      if (notice.conversation !== undefined || notice.presence !== undefined) send({ event: 'queue' })
    },
    end() {
      clearInterval(beat)
      leave()
      if (contactId !== null && mayWrite) leaveDesk(db, contactId).catch(() => undefined)
    },
  }
}
