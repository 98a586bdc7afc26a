import type { enquiryBasket } from '../basket-contract.ts'
import type { enquiries } from '../contract.ts'
import type { enquiryLinks } from '../link-contract.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { keepBasket, readBasket } from './keep-basket.ts'
import { declineByLink, openByLink, replyByLink } from './follow-by-link.ts'
import { findThread, noteOpened, searchEnquiries } from './queries.ts'
import { findSellers } from './addressees.ts'
import { findAnswerMinutes } from './answer-queries.ts'
import { declineOthers } from './decline-others.ts'
import { replyToEnquiry } from './reply-to-enquiry.ts'
import { sendAsMember, sendAsVisitor } from './send-enquiry.ts'

export const enquiryHandlers: Handlers<typeof enquiries> = {
  save: (terms, context) => sendAsMember(terms, context),
  saveAsVisitor: (enquiry, context) => sendAsVisitor(enquiry, context),
  sellers: (wanted, context) => findSellers(wanted, context),
  answerTime: async ({ id }, { db }) => ({ minutes: await findAnswerMinutes(db, id) }),
  list: (paging, { db, caller }) => searchEnquiries(db, caller.memberId, paging),
  thread: async ({ id }, { db, caller }) => {
    const own = ownEnquiry(caller.memberId)
    const thread = await findThread(db, own, id)
    if (!thread) throw new Refusal('NOT_FOUND')
    await ifWritable(noteOpened(db, own, caller.memberId, id))
    return thread
  },
  declineOthers: ({ id }, context) => declineOthers(id, context),
  reply: (reply, context) => replyToEnquiry(reply, context),
}

export const enquiryLinkHandlers: Handlers<typeof enquiryLinks> = {
  open: (input, context) => openByLink(input, context),
  reply: (input, context) => replyByLink(input, context),
  decline: (input, context) => declineByLink(input, context),
}

export const enquiryBasketHandlers: Handlers<typeof enquiryBasket> = {
  read: (_, { db, caller }) => readBasket(db, caller.memberId),
  keep: (written, { db, caller }) => keepBasket(db, caller.memberId, written),
}
