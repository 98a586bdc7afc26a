import type { quotes } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { counterQuote, declineQuote } from './answer-quote.ts'
import { chooseQuantities } from './choose-quantities.ts'
import { ownEnquiry } from './own-enquiry.ts'
import { compareForEnquiry, getQuote, listQuotes } from './get-quote.ts'

/** Accepting is above this noun: what exceeds a limit becomes a request there. */
export const quoteHandlers: Omit<Handlers<typeof quotes>, 'accept'> = {
  list: ({ enquiryId }, { db, caller }) => listQuotes(db, ownEnquiry(caller.memberId), enquiryId),
  info: ({ id }, context) => getQuote(id, context),
  compare: ({ enquiryId, ...wish }, { db, caller }) =>
    compareForEnquiry(db, ownEnquiry(caller.memberId), enquiryId, wish),
  choose: (choice, context) => chooseQuantities(choice, context),
  decline: (wish, context) => declineQuote(wish, context),
  counter: (wish, context) => counterQuote(wish, context),
}
