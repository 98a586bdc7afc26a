import type { enquiries } from '../contract.ts'
import { ifWritable } from '#platform/server/database/outage.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findThread, noteOpened, searchEnquiries } from './queries.ts'
import { findSellers } from './addressees.ts'
import { replyToEnquiry } from './reply-to-enquiry.ts'
import { sendAsMember, sendAsVisitor } from './send-enquiry.ts'

export const enquiryHandlers: Handlers<typeof enquiries> = {
  save: (terms, context) => sendAsMember(terms, context),
  saveAsVisitor: (enquiry, context) => sendAsVisitor(enquiry, context),
  sellers: (wanted, context) => findSellers(wanted, context),
  list: (paging, { db, caller }) => searchEnquiries(db, caller.memberId, paging),
  thread: async ({ id }, { db, caller }) => {
    const thread = await findThread(db, caller.memberId, id)
    if (!thread) throw new Refusal('NOT_FOUND')
    await ifWritable(noteOpened(db, caller.memberId, id))
    return thread
  },
  reply: (reply, context) => replyToEnquiry(reply, context),
}
