import { mayConfirm } from '#identity/auth/server/limit-sending.ts'
import type { chat } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context, Handlers } from '#platform/server/api/context.ts'
import { findCustomer, getCustomer, holdConversation, identifyCustomer } from './identify-customer.ts'
import { findConversation, markCustomerRead, setEmail } from './queries.ts'
import { getHistory, getState, resume } from './read-conversation.ts'
import { sendAsCustomer } from './send-message.ts'
import { storeFile } from './store-file.ts'

type Cookie = string | null | undefined
const find = ({ db, caller }: Context, cookieId: Cookie) => findCustomer(db, { memberId: caller?.memberId, cookieId })
const get = ({ db, caller }: Context, cookieId: Cookie) => getCustomer(db, { memberId: caller?.memberId, cookieId })

/** What was meant for the member's conversation must not end up in a guest's. */
function refuseOver({ caller }: Context, member: boolean) {
  if (member && !caller) throw new Refusal('SIGN_IN_FIRST')
}

export const chatHandlers: Handlers<typeof chat> = {
  resume: async ({ cookieId, member, lastId, generation }, context) => {
    refuseOver(context, member)
    const { db, locale, caller } = context
    const known = await identifyCustomer(db, { memberId: caller?.memberId, cookieId, locale })
    const state = await getState(db, known.customer, { cookieId: known.cookieId, locale })
    return { state, ...(await resume(db, await findConversation(db, known.customer), { lastId, generation })) }
  },
  history: async ({ cookieId, before }, context) => getHistory(context.db, await find(context, cookieId), before),
  send: async ({ cookieId, member, clientId, content }, context) => {
    refuseOver(context, member)
    const { db, locale, ip, config } = context
    const customer = await get(context, cookieId)
    const speaker = { customer, locale, ip, most: config.chatPerMinute }
    const { message } = await sendAsCustomer(db, speaker, { clientId, content })
    return { message }
  },
  read: async ({ cookieId, member, id }, context) => {
    refuseOver(context, member)
    const customer = await find(context, cookieId)
    if (customer) await markCustomerRead(context.db, customer, id)
    return null
  },
  upload: async ({ cookieId, file }, context) => {
    const customer = await get(context, cookieId)
    return storeFile(file, (tx) => holdConversation(tx, customer, context.locale), context)
  },
  leaveAddress: async ({ cookieId, email }, context) => {
    // A visitor can leave anybody's address; how many mails it gets is bounded like everything that is sent.
    if (!(await mayConfirm(context, email))) throw new Refusal('TOO_MANY', { retryAfter: 3600 })
    if ((await setEmail(context.db, await get(context, cookieId), email)) === 0) throw new Refusal('NOT_FOUND')
    return null
  },
}
