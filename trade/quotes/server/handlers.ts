import type { quotes } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { acceptQuote } from './accept-quote.ts'
import { counterQuote, declineQuote } from './answer-quote.ts'
import { compareForEnquiry, getQuote, listQuotes } from './get-quote.ts'

export const quoteHandlers: Handlers<typeof quotes> = {
  list: ({ enquiryId }, { db, caller }) => listQuotes(db, caller.memberId, enquiryId),
  info: ({ id }, context) => getQuote(id, context),
  compare: ({ enquiryId, currency }, { db, caller }) => compareForEnquiry(db, caller.memberId, enquiryId, currency),
  accept: (wish, context) => acceptQuote(wish, context),
  decline: (wish, context) => declineQuote(wish, context),
  counter: (wish, context) => counterQuote(wish, context),
}
