import * as v from 'valibot'
import { ChatCommand, type ChatEvent } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Caller } from '#platform/server/api/context.ts'
import { isStorable } from '#platform/server/api/execute.ts'
import { closeCodes, type Line, type Talk } from '#platform/server/live/live.ts'
import { customerKey, type Customer } from '#platform/server/api/customer.ts'
import { catchUp, type Hub, type Participant } from './hub.ts'
import { identifyCustomer } from './identify-customer.ts'
import { findConversation, markCustomerRead, notifyTyping } from './queries.ts'
import { getState } from './read-conversation.ts'
import { refusalEvent } from './refusal-event.ts'
import { sendAsCustomer } from './send-message.ts'

interface Parts {
  db: Database
  config: Config
  hub: Hub
}

const helloMs = 10_000
const typingMs = 2_000

type Command<Type extends ChatCommand['type']> = Extract<ChatCommand, { type: Type }>

/** The socket of a page of the site. Who speaks was settled by the server; a page only says where it left off. */
export function customerTalk(
  { db, config, hub }: Parts,
  { line, caller, locale }: { line: Line; caller: Caller | undefined; locale: Locale },
): Talk {
  let customer: Customer | undefined
  let participant: Participant | undefined
  let cookieId: string | null | undefined
  let typedAt = -typingMs
  const send = (event: ChatEvent) => line.send(event)
  // A page that is signed in may only want to hear of its letters; a stranger must say what for it came.
  const impatient = caller ? undefined : setTimeout(() => line.close(closeCodes.policy), helloMs).unref()

  const leave = () => {
    if (participant) hub.part(participant)
    participant = undefined
  }

  async function hello(command: Command<'hello'>) {
    clearTimeout(impatient)
    leave()
    const met = await identifyCustomer(db, { memberId: caller?.memberId, cookieId: command.cookieId, locale })
    customer = met.customer
    cookieId = met.cookieId
    await welcome(customer, { lastId: command.lastId, generation: command.generation })
  }

  async function welcome(who: Customer, place: { lastId: number; generation: number }) {
    const state = await getState(db, who, { cookieId: cookieId ?? null, locale })
    const taken: Participant = {
      key: customerKey(who),
      contactId: state.contact.id,
      generation: -1,
      sentId: 0,
      marks: { customer: 0, contact: 0 },
      side: 'customer',
      send,
      restart: () => void welcome(who, { lastId: 0, generation: 0 }).catch(() => line.close(closeCodes.tryLater)),
      leave: () => line.close(closeCodes.comeAgain),
    }
    const conversation = await findConversation(db, who)
    const news = await catchUp(db, taken, conversation, place)
    leave()
    participant = taken
    send({ event: 'welcome', state, ...news })
    hub.join(taken, conversation?.id)
    // What was stored while the page was being told has sent its notice already.
    const now = await findConversation(db, who)
    if (now && now.lastMessageId > taken.sentId) hub.notify({ conversation: now.id, ...noticeIds(who) })
  }

  async function say(who: Customer, { clientId, content }: Command<'say'>) {
    typedAt = -typingMs
    try {
      const speaker = { customer: who, locale, ip: line.ip, most: config.chatPerMinute }
      const sent = await sendAsCustomer(db, speaker, { clientId, content, announced: true })
      send({ event: 'acknowledged', clientId, message: sent.message })
      hub.stored(sent, participant)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(refusalEvent(error, clientId))
    }
  }

  async function typing() {
    const conversation = participant && hub.conversationOf(participant)
    if (conversation === undefined || performance.now() - typedAt < typingMs) return
    typedAt = performance.now()
    await notifyTyping(db, conversation, 'customer')
  }

  return {
    caller,
    async receive(sent) {
      const parsed = isStorable(sent) ? v.safeParse(ChatCommand, sent) : undefined
      if (!parsed?.success) return send({ event: 'refused', clientId: clientIdIn(sent), refusal: 'INVALID_INPUT' })
      const command = parsed.output
      if (command.type === 'hello') return hello(command)
      if (!customer) return line.close(closeCodes.policy)
      if (command.type === 'say') return say(customer, command)
      if (command.type === 'typing') return typing()
      await markCustomerRead(db, customer, command.id)
    },
    end() {
      clearTimeout(impatient)
      leave()
    },
  }
}

const noticeIds = (who: Customer) => ('memberId' in who ? { member: who.memberId } : { visitor: who.visitorId })

/** So that a page learns which of its messages was not understood. */
const clientIdIn = (sent: unknown) => {
  const id = sent && typeof sent === 'object' && 'clientId' in sent ? sent.clientId : undefined
  return typeof id === 'string' ? id.slice(0, 64) : undefined
}
