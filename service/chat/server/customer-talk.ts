import * as v from 'valibot'
import { ChatCommand, type ChatEvent } from '../contract.ts'
import type { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Caller } from '#platform/server/api/context.ts'
import { isStorable } from '#platform/server/api/execute.ts'
import { closeCodes, type Line, type Talk } from '#platform/server/live/line.ts'
import { customerKey, type Customer } from '#platform/server/api/customer.ts'
import { conversationSocket } from './conversation-socket.ts'
import type { Hub } from './hub.ts'
import { identifyCustomer } from './identify-customer.ts'
import { findConversation, markCustomerRead } from './queries.ts'
import { getState, type Place } from './read-conversation.ts'
import { sendAsCustomer } from './send-message.ts'

interface Parts {
  db: Database
  config: Config
  hub: Hub
  /** Somebody who guards the site wants to know of it. */
  refused(refusal: Refusal): void
}

interface Arrival {
  line: Line
  caller: Caller | undefined
  locale: Locale
}

const helloMs = 10_000

type Command<Type extends ChatCommand['type']> = Extract<ChatCommand, { type: Type }>

/** The socket of a page of the site. Who speaks was settled by the server; a page only says where it left off. */
export function customerTalk({ db, config, hub, refused }: Parts, { line, caller, locale }: Arrival): Talk {
  let customer: Customer | undefined
  let cookieId: string | null | undefined
  const send = (event: ChatEvent) => line.send(event)
  const socket = conversationSocket({ db, hub, side: 'customer', send, refused })
  // A page that is signed in may only want news of its letters; a stranger must say what for it came.
  const impatient = caller ? undefined : setTimeout(() => line.close(closeCodes.policy), helloMs).unref()

  async function hello(command: Command<'hello'>) {
    clearTimeout(impatient)
    socket.leave()
    const known = await identifyCustomer(db, { memberId: caller?.memberId, cookieId: command.cookieId, locale })
    customer = known.customer
    cookieId = known.cookieId
    await welcome(customer, { lastId: command.lastId, generation: command.generation })
  }

  async function welcome(who: Customer, place: Place) {
    const state = await getState(db, who, { cookieId: cookieId ?? null, locale })
    const subscriber = {
      key: customerKey(who),
      contactId: state.contact.id,
      restart: () => void welcome(who, { lastId: 0, generation: 0 }).catch(() => line.close(closeCodes.tryLater)),
      leave: () => line.close(closeCodes.comeAgain),
    }
    const joined = await socket.join(subscriber, await findConversation(db, who), place, (news) =>
      send({ event: 'welcome', state, ...news }),
    )
    // The notice of what was stored while the page was joining has been sent already.
    const now = await findConversation(db, who)
    if (now && now.lastMessageId > joined.sentId) hub.notify({ conversation: now.id, ...noticeIds(who) })
  }

  const say = (who: Customer, { clientId, content }: Command<'say'>) => {
    const speaker = { customer: who, locale, ip: line.ip, most: config.chatPerMinute }
    return socket.say(clientId, () => sendAsCustomer(db, speaker, { clientId, content, announced: true }))
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
      if (command.type === 'read') return void (await markCustomerRead(db, customer, command.id))
      const conversation = socket.conversationId()
      if (conversation !== undefined) await socket.type(conversation)
    },
    end() {
      clearTimeout(impatient)
      socket.leave()
    },
  }
}

const noticeIds = (who: Customer) => ('memberId' in who ? { member: who.memberId } : { visitor: who.visitorId })

/** So that a page learns which of its messages was not understood. */
const clientIdIn = (sent: unknown) => {
  const id = sent && typeof sent === 'object' && 'clientId' in sent ? sent.clientId : undefined
  return typeof id === 'string' ? id.slice(0, 64) : undefined
}
