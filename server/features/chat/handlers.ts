import type { chat } from '#contract/chat.ts'
import { Refusal } from '#contract/errors.ts'
import type { Context, Handlers } from '#server/http/context.ts'
import { findCustomer, getCustomer, holdConversation } from './meet-customer.ts'
import { markCustomerRead, setEmail } from './queries.ts'
import { getHistory, getState } from './read-conversation.ts'
import { sendAsCustomer } from './send-message.ts'
import { storeFile } from './store-file.ts'

type Cookie = string | null | undefined
const find = ({ db, caller }: Context, cookieId: Cookie) => findCustomer(db, { memberId: caller?.memberId, cookieId })
const get = ({ db, caller }: Context, cookieId: Cookie) => getCustomer(db, { memberId: caller?.memberId, cookieId })

export const chatHandlers: Handlers<typeof chat> = {
  state: async ({ cookieId }, context) =>
    getState(context.db, await find(context, cookieId), { cookieId: cookieId ?? null, locale: context.locale }),
  history: async ({ cookieId, before }, context) => getHistory(context.db, await find(context, cookieId), before),
  send: async ({ cookieId, clientId, content }, context) => {
    const { db, locale, ip, config } = context
    const customer = await get(context, cookieId)
    const speaker = { customer, locale, ip, most: config.chatPerMinute }
    return { message: await sendAsCustomer(db, speaker, { clientId, content }) }
  },
  read: async ({ cookieId, id }, context) => {
    const customer = await find(context, cookieId)
    if (customer) await markCustomerRead(context.db, customer, id)
    return null
  },
  upload: async ({ cookieId, file }, context) => {
    const customer = await get(context, cookieId)
    return storeFile(file, (tx) => holdConversation(tx, customer, context.locale), context)
  },
  leaveAddress: async ({ cookieId, email }, context) => {
    if ((await setEmail(context.db, await get(context, cookieId), email)) === 0) throw new Refusal('NOT_FOUND')
    return null
  },
}
